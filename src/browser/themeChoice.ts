// The visitor's choice of theme: one key in local storage, applied to the page before it is painted by early.js.
import { useSyncExternalStore } from 'react'
import { pageAttr, setPageAttr } from '../wires/wires.ts'

/** `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system'

/** The key in local storage; the policies name it. The other keys are in kept.ts. */
const THEME_KEY = 'theme'

const listeners = new Set<() => void>()

/** The page shows the choice: if storage is disabled or full, the choice lasts as long as the page. */
const read = (): ThemeChoice => {
  const applied = pageAttr('theme')
  return applied === 'light' || applied === 'dark' ? applied : 'system'
}

function apply(choice: string | null): void {
  setPageAttr('theme', choice === 'light' || choice === 'dark' ? choice : null)
  for (const listener of listeners) listener()
}

/** Applies a choice to the page and stores it; "system" removes the stored value. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Valid for this page only.
  }
  apply(choice)
}

/** Another tab has chosen; without a key, the storage was cleared. */
const follow = ({ key, newValue }: StorageEvent) => {
  if (key === THEME_KEY || key === null) apply(newValue)
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', follow)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', follow)
  }
}

/** The choice in force; `system` until hydrated. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, read, () => 'system')
}
