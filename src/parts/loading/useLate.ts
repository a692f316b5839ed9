// One way to load a part of the page late: once it is wanted, with why it does not come, and another attempt.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { base } from '../../content/site.ts'
import { having } from '../../wires/wires.ts'

/**
 * Why code is not there: `stalled` when its request neither ends nor fails, `updated` when the site is a newer one by now, so
 * that its old parts are gone; else `failed`.
 */
export type FailureKind = 'stalled' | 'failed' | 'updated'

/** How long a request may take before the visitor is told and can try again, in milliseconds. Also in early.js. */
const STALLED_MS = 10_000

/** The build this page belongs to: its entry's file, which early.js was told. */
const ownBuild = () => document.querySelector<HTMLElement>(having('modules'))?.dataset.modules?.split(' ')[0]

/** The entries of the build that the site is now, as the build leaves them in a file; null when the site cannot be reached. */
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
 * Loads; resolves to why that failed. After an earlier failure a page is loaded anew where the site can be reached: the browser
 * remembers a module that failed (Firefox does) or waits for the request that stalls, for as long as the page lives.
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

/** Why a load failed; null for another attempt that did not fail. */
export async function failureOf(load: () => Promise<unknown>, isAgain: boolean): Promise<FailureKind | null> {
  const result = await attempt(load, isAgain ? 'failed' : null)
  return typeof result === 'string' ? result : null
}

/** Whether the site is a newer one by now than this page. */
export const isUpdated = async (): Promise<boolean> => (await currentBuild())?.includes(ownBuild()) === false

/** Whether something has taken too long since this was first rendered. */
export function useIsStalled(): boolean {
  const [isStalled, setIsStalled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsStalled(true), STALLED_MS)
    return () => clearTimeout(timer)
  }, [])
  return isStalled
}

/** Loads the page anew if the site can be reached. */
export const reloadIfReachable = async (): Promise<void> => {
  if (await currentBuild()) window.location.reload()
}

/** A part that is loaded late. */
export interface Late<Part> {
  /** What was loaded last, also when something else or nothing is wanted by now; null before. */
  part: Part | null
  /** Why what is wanted is not there; null while it is on its way. */
  failure: FailureKind | null
  /** Tries again, or loads an updated site. */
  retry: () => void
}

/**
 * Loads what is wanted: `wish` says what, null for nothing; another wish loads anew. What comes when it is no longer wanted is
 * dropped.
 */
export function useLate<Wish, Part>(wish: Wish | null, load: (wish: Wish) => Promise<Part>): Late<Part> {
  const [loaded, setLoaded] = useState<{ wish: Wish | null; part: Part } | null>(null)
  const [failure, setFailure] = useState<FailureKind | null>(null)
  const [attempts, setAttempts] = useState(0)
  const lastFailure = useRef<FailureKind>(null)
  // The same wish, made again later, loads anew: a demo that is opened again begins at its start.
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
      else setLoaded({ wish, part: result.part })
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
