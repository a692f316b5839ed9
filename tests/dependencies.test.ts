import { expect, it } from 'vitest'
import updates from '../.github/renovate.json'
import manifest from '../package.json'

it('every dependency is one exact version', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

it('the update bot respects the minimum version of Node', () => {
  expect(manifest.engines.node).toBe(`>=${updates.constraints.node.replace(/\.0$/, '')}`)
  expect(manifest.devDependencies['@types/node'].split('.')[0]).toBe(updates.constraints.node.split('.')[0])
})

it('packages that are held back exist here, in an allowed version', () => {
  const versions: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies }
  for (const { matchPackageNames, allowedVersions } of updates.packageRules) {
    if (allowedVersions === undefined) continue
    const patterns = matchPackageNames.map((name) => new RegExp(`^${name.replace('**', '.+')}$`))
    const held = Object.entries(versions).filter(([name]) => patterns.some((pattern) => pattern.test(name)))
    expect(held, matchPackageNames.join()).not.toEqual([])
    for (const [name, version] of held)
      expect(Number(version.split('.')[0]), name).toBeLessThan(Number(allowedVersions.slice(1)))
  }
})
