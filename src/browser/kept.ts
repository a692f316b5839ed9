// Values that this browser keeps in its local storage, each under a key of its own. The policies name every key.
import { useSyncExternalStore } from 'react'

/** What is kept beside the theme. */
export const keptKeys = {
  /** Who sends demos from here: name and reply address. */
  sender: 'sender',
  /** The links that were sent from here. */
  sentLinks: 'sentLinks',
  /** A client's logo, for what is shown on this device. */
  logo: 'logo',
} as const
export type KeptKey = (typeof keptKeys)[keyof typeof keptKeys]

/** What was kept when storage is switched off or full: it lasts as long as the page. */
const onThisPage = new Map<KeptKey, string | null>()
const listeners = new Set<() => void>()

function read(key: KeptKey): string | null {
  if (onThisPage.has(key)) return onThisPage.get(key) ?? null
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text; null forgets it. */
export function keep(key: KeptKey, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    onThisPage.delete(key)
  } catch {
    onThisPage.set(key, text)
  }
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  window.addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** What is kept under a key, also as another tab changes it; null for nothing. */
export const useKept = (key: KeptKey): string | null =>
  useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
