// Pages of docs in their theme.
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren, type ReactElement } from 'react'
import { bookThemes } from '../bookThemes.ts'
import './docs.css'

/** What is read of a story's window. */
interface Frame {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get: () => { theme?: unknown } } } }
}

const EVENTS = [SET_GLOBALS, GLOBALS_UPDATED]
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)')

function subscribe(onChange: () => void): () => void {
  const channel = addons.getChannel()
  for (const event of EVENTS) channel.on(event, onChange)
  prefersDark.addEventListener('change', onChange)
  return () => {
    for (const event of EVENTS) channel.off(event, onChange)
    prefersDark.removeEventListener('change', onChange)
  }
}

/**
 * What the toolbar's theme is set to: `light`, `dark`, or anything else for the system's. From the page's own store: the last
 * event may come from a story that is drawn in this page.
 */
const chosenTheme = (): unknown =>
  (window as unknown as Frame).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get().theme

function themeNow(): 'light' | 'dark' {
  const theme = chosenTheme()
  if (theme === 'light' || theme === 'dark') return theme
  return prefersDark.matches ? 'dark' : 'light'
}

/** A page of docs in *Paper* or *Ink*, as the toolbar says, and all that is shown on it as well. */
export function DocsInTheme({ context, children }: PropsWithChildren<DocsContainerProps>): ReactElement {
  const theme = useSyncExternalStore(subscribe, themeNow)
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <DocsContainer context={context} theme={bookThemes[theme]}>
      <main>{children}</main>
    </DocsContainer>
  )
}
