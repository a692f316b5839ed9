// The visitor's choice of theme: one key in local storage, applied to the page before it is painted by early.js.
import { useSyncExternalStore } from 'react'

/** `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system'

/** The one key of local storage that the site writes; the policies name it. */
const THEME_KEY = 'fourfold-theme'

const listeners = new Set<() => void>()

const read = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    // Storage may be switched off; then the choice lasts as long as the page.
    const applied = document.documentElement.dataset.theme
    return applied === 'light' || applied === 'dark' ? applied : 'system'
  }
}

/** Applies a choice to the page and stores it; "system" removes what was stored. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Kept for this page only.
  }
  for (const listener of listeners) listener()
}

/** The choice in force; `system` until hydrated. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read,
    () => 'system',
  )
}
