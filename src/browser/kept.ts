// Values in the browser's local storage, each under a separate key. The policies name every key.
import { useSyncExternalStore } from 'react'

/** The stored values besides the theme. */
export const keptKeys = {
  /** The sender of demos from this browser: name and reply address. */
  sender: 'sender',
  /** The links sent from this browser. */
  sentLinks: 'sentLinks',
  /** The logos of clients, for what is shown on this device. */
  logo: 'logo',
} as const
export type KeptKey = (typeof keptKeys)[keyof typeof keptKeys]

/** The values if storage is disabled or full: they last as long as the page. */
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

/** Stores a text; null removes it. */
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

/** The value of a key, updated when another tab changes it; null for none. */
export const useKept = (key: KeptKey): string | null =>
  useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
