// Which commit a working copy is compared with, by the tools that compare.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { commitBefore } from './pictureReport.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * What git answers. Throws where it fails.
 * @param {string[]} words
 */
export const git = (...words) =>
  execFileSync('git', words, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  }).trim()

/**
 * What git answers; null where it fails.
 * @param {string[]} words
 */
export function gitOrNull(...words) {
  try {
    return git(...words)
  } catch {
    return null
  }
}

/** Where the branch left main; on main the commit before, or the last one where there are changes. */
export function usualCommit() {
  const main = ['@{upstream}', 'origin/main', 'main'].find((name) =>
    gitOrNull('rev-parse', '--verify', '--quiet', `${name}^{commit}`),
  )
  return commitBefore({
    leftMainAt: main === undefined ? null : gitOrNull('merge-base', main, 'HEAD'),
    head: git('rev-parse', 'HEAD'),
    before: gitOrNull('rev-parse', '--verify', '--quiet', 'HEAD~1'),
    isTouched: git('status', '--porcelain') !== '',
  })
}
