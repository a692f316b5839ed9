// When a part's code does not come: why, and what a Retry can do about it.
import { base } from '#src/content/site.ts'
import type { FailureKind } from '#src/patterns/PartFailure.tsx'

/** The build this page belongs to: its entry's file, which early.js was told. */
const ownBuild = () =>
  document.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ')[0]

/** The entries of the build that the site is now, as the build leaves them in a file; null when the site cannot be reached. */
async function currentBuild(): Promise<readonly (string | undefined)[] | null> {
  try {
    const answer = await fetch(`${base}version.txt`, { cache: 'no-store' })
    return answer.ok ? (await answer.text()).trim().split('\n') : null
  } catch {
    return null
  }
}

const kindBy = (current: readonly (string | undefined)[] | null): FailureKind =>
  current !== null && !current.includes(ownBuild()) ? 'updated' : 'failed'

/** Why a load failed. */
export const whyFailed = async (): Promise<FailureKind> => kindBy(await currentBuild())

/**
 * Another attempt. Where the site can be reached and the code still does not come, the browser remembers the failure
 * (Firefox does, for as long as the page lives): then the page is loaded anew. Offline it stays.
 */
export async function tryAgain(load: () => Promise<unknown>): Promise<FailureKind | 'loaded'> {
  try {
    await load()
    return 'loaded'
  } catch {
    const current = await currentBuild()
    const kind = kindBy(current)
    if (kind === 'failed' && current !== null) window.location.reload()
    return kind
  }
}

/**
 * A stylesheet that failed stands in the page like one that came, and would count as loaded; without its element the next
 * attempt asks for it again.
 */
export function forgetFailedLinks(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) target.remove()
    },
    { capture: true },
  )
}
