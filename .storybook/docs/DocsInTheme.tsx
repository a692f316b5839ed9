// Pages of docs in their theme.
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren, type ReactElement } from 'react'
import { company } from '#src/content/company.ts'
import { bookThemes } from '../bookThemes.ts'
import './docs.css'

/** What is read of a story's window. */
interface Frame {
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: {
      userGlobals: { get: () => { theme?: unknown } }
      storyIndex: { entries: Record<string, { title: string }> }
    }
  }
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

const store = () => (window as unknown as Frame).__STORYBOOK_PREVIEW__?.storyStoreValue

/**
 * What the toolbar's theme is set to: `light`, `dark`, or anything else for the system's. From the page's own store: the last
 * event may come from a story that is drawn in this page.
 */
const chosenTheme = (): unknown => store()?.userGlobals.get().theme

/** The title of the page, without the folders that it is in. */
function titleHere(): string | undefined {
  const id = new URLSearchParams(window.location.search).get('id') ?? ''
  return store()?.storyIndex.entries[id]?.title.split('/').at(-1)
}

function themeNow(): 'light' | 'dark' {
  const theme = chosenTheme()
  if (theme === 'light' || theme === 'dark') return theme
  return prefersDark.matches ? 'dark' : 'light'
}

/** A page of docs under its own title, in *Paper* or *Ink*, as the toolbar says, and all that is shown on it as well. */
export function DocsInTheme({ context, children }: PropsWithChildren<DocsContainerProps>): ReactElement {
  const theme = useSyncExternalStore(subscribe, themeNow)
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  useLayoutEffect(() => {
    const title = titleHere()
    if (title === undefined) return undefined
    const own = `${title} | ${company.name}`
    // A story on the page may be a page with a title, and may come late.
    const keep = () => {
      if (document.title !== own) document.title = own
    }
    keep()
    const observer = new MutationObserver(keep)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [context])
  return (
    <DocsContainer context={context} theme={bookThemes[theme]}>
      <main>{children}</main>
    </DocsContainer>
  )
}
