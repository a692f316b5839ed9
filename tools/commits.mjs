// The commit that the comparing tools use as their base.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { commitBefore } from './pictureReport.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * The output of git. Throws if it fails.
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
 * The output of git; null if it fails.
 * @param {string[]} words
 */
export function gitOrNull(...words) {
  try {
    return git(...words)
  } catch {
    return null
  }
}

/** The commit where the branch left main; on main the commit before, or the last one if there are changes. */
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
