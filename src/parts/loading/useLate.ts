// Loads a part of the page when it is needed, with the reason for a failure and a retry.
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { base } from '../../content/site.ts'
import { attrSelector } from '../../wires/wires.ts'

/**
 * Why code is missing: `stalled` if its request neither ends nor fails, `updated` if the site has been updated, so
 * that its old files are gone; otherwise `failed`.
 */
export type FailureKind = 'stalled' | 'failed' | 'updated'

/** How long a request may take before the visitor sees a message with a retry, in milliseconds. Also in early.js. */
const STALLED_MS = 10_000

/** The build of this page: the file of its entry, which early.js knows. */
const ownBuild = () =>
  document.querySelector<HTMLElement>(attrSelector('modules'))?.dataset.modules?.split(' ')[0]

/** The entries of the current build, from a file of the build; null if the site cannot be reached. */
async function currentBuild(): Promise<readonly (string | undefined)[] | null> {
  try {
    const signal = AbortSignal.timeout(STALLED_MS)
    const answer = await fetch(`${base}version.txt`, { cache: 'no-store', signal })
    return answer.ok ? (await answer.text()).trim().split('\n') : null
  } catch {
    return null
  }
}

/**
 * Loads; resolves to the reason of a failure. After an earlier failure it reloads the page if the site can be reached: the browser
 * remembers a failed module (Firefox) or waits for the stalled request, for as long as the page is open.
 */
async function attempt<Part>(
  load: () => Promise<Part>,
  after: FailureKind | null,
): Promise<{ part: Part } | FailureKind> {
  if (after === 'stalled' && (await currentBuild())) window.location.reload()
  try {
    return { part: await load() }
  } catch {
    if (await isUpdated()) return 'updated'
    if (after && (await currentBuild())) window.location.reload()
    return 'failed'
  }
}

/** Why a load failed; null if it did not fail. */
export async function failureOf(load: () => Promise<unknown>, isAgain: boolean): Promise<FailureKind | null> {
  const result = await attempt(load, isAgain ? 'failed' : null)
  return typeof result === 'string' ? result : null
}

/** Whether the site has been updated since this page was loaded. */
export const isUpdated = async (): Promise<boolean> => (await currentBuild())?.includes(ownBuild()) === false

/** Whether loading has taken too long since the first render. */
export function useIsStalled(): boolean {
  const [isStalled, setIsStalled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsStalled(true), STALLED_MS)
    return () => clearTimeout(timer)
  }, [])
  return isStalled
}

/** Reloads the page if the site can be reached. */
export const reloadIfReachable = async (): Promise<void> => {
  if (await currentBuild()) window.location.reload()
}

/** A part that is loaded late. */
export interface Late<Part> {
  /** The last loaded part, even if another part or none is wanted now; null before. */
  part: Part | null
  /** Why the wanted part is missing; null while it loads. */
  failure: FailureKind | null
  /** Tries again, or loads an updated site. */
  retry: () => void
}

/**
 * Loads the wanted part: `wish` names it, null for none; another wish loads another part. A part that arrives when it is no
 * longer wanted is dropped.
 */
export function useLate<Wish, Part>(wish: Wish | null, load: (wish: Wish) => Promise<Part>): Late<Part> {
  const [loaded, setLoaded] = useState<{ wish: Wish | null; part: Part } | null>(null)
  const [failure, setFailure] = useState<FailureKind | null>(null)
  const [attempts, setAttempts] = useState(0)
  const lastFailure = useRef<FailureKind>(null)
  // The same wish, made again later, loads the part again: a demo that is opened again starts from the beginning.
  if (wish === null && loaded && loaded.wish !== null) setLoaded({ wish, part: loaded.part })
  const isThere = wish !== null && loaded?.wish === wish
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    if (wish === null || isThere) return
    let isWanted = true
    const stalled = setTimeout(() => setFailure('stalled'), STALLED_MS)
    void attempt(() => loadNow(wish), lastFailure.current).then((result) => {
      clearTimeout(stalled)
      if (!isWanted) return
      if (typeof result === 'string') setFailure(result)
      // Drawn in slices: presses go before it.
      else startTransition(() => setLoaded({ wish, part: result.part }))
    })
    lastFailure.current = null
    return () => {
      isWanted = false
      clearTimeout(stalled)
      setFailure(null)
    }
  }, [wish, attempts, isThere])
  return {
    part: loaded && loaded.part,
    failure,
    retry: () => {
      if (failure === 'updated') window.location.reload()
      lastFailure.current = failure
      setAttempts(attempts + 1)
    },
  }
}
