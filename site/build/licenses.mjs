// The licenses of packages and fonts, published with the site.
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NEXT, SITE } from './places.mjs'

/** Packages without the text of their license; site/licenses has a copy from their repository. */
const WITHOUT_LICENSE = ['react-remove-scroll-bar']

/** The bundler's list of licenses, with the texts from site/licenses. Every package in it has one. */
export async function completeLicenses() {
  const file = join(NEXT, 'licenses/packages.md')
  const entries = (await readFile(file, 'utf8')).split(/^(?=## )/m)
  const complete = await Promise.all(
    entries.map(async (entry) => {
      const name = /^## (\S+) - .*\s*$/.exec(entry)?.[1]
      if (name === undefined) return entry
      if (!WITHOUT_LICENSE.includes(name)) throw new Error(`The package ${name} has no text of its license.`)
      return `${entry.trim()}\n\n${await readFile(join(SITE, 'licenses', `${name}.txt`), 'utf8')}\n`
    }),
  )
  await writeFile(file, complete.join(''))
}

/** The fonts are files, not code, so the bundler's list of licenses does not include them. */
export async function copyFontLicenses() {
  const licenses = {
    besley: import.meta.resolve('@fontsource-variable/besley/LICENSE'),
    'instrument-sans': import.meta.resolve('@fontsource-variable/instrument-sans/LICENSE'),
    'sometype-mono': import.meta.resolve('@fontsource-variable/sometype-mono/LICENSE'),
  }
  for (const [font, license] of Object.entries(licenses))
    await cp(new URL(license), join(NEXT, 'licenses', `font-${font}.txt`))
}
