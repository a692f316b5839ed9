// Both themes at once: the story in its frame, in Paper, and beside it another frame with the same story in Ink. Each has a
// window of its own, so dialogs, widths and heights are true in both. The first frame stays where it is, and so does what was
// done in it.
import * as React from 'react'
import {
  FORCE_REMOUNT,
  RESET_STORY_ARGS,
  UPDATE_GLOBALS,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events'
import {
  addons,
  types,
  useChannel,
  useGlobals,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api'
import { keepTogether } from './mirror.ts'
import './sideBySide.css'

const ADDON = 'side-by-side'

interface StoryWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, ...args: unknown[]) => void }
}

function InInk(): React.ReactElement {
  const api = useStorybookApi()
  const { storyId, viewMode } = useStorybookState()
  const frame = React.useRef<HTMLIFrameElement>(null)
  // Made once for a story: what changes later is told to the frame, which keeps its state as well.
  const src = React.useMemo(
    () => api.getStoryHrefs(storyId, { viewMode, queryParams: { globals: 'theme:dark' } }).previewHref,
    [api, storyId, viewMode],
  )
  const tell = (event: string) => (payload: object) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (frame.current?.contentWindow ?? {}) as StoryWindow
    channel?.emit(event, payload)
  }
  useChannel({
    [UPDATE_STORY_ARGS]: tell(UPDATE_STORY_ARGS),
    [RESET_STORY_ARGS]: tell(RESET_STORY_ARGS),
    [FORCE_REMOUNT]: tell(FORCE_REMOUNT),
    [UPDATE_GLOBALS]: ({ globals }: { globals: object }) =>
      tell(UPDATE_GLOBALS)({ globals: { ...globals, ...('theme' in globals && { theme: 'dark' }) } }),
  })
  // Both load anew at times: what was bound to their documents is gone with them.
  React.useEffect(() => {
    const first = document.getElementById('storybook-preview-iframe')
    const other = frame.current
    if (!(first instanceof HTMLIFrameElement) || !other) return undefined
    let part = () => {}
    const bind = () => {
      part()
      if (first.contentWindow && other.contentWindow)
        part = keepTogether(first.contentWindow, other.contentWindow)
    }
    bind()
    for (const one of [first, other]) one.addEventListener('load', bind)
    return () => {
      part()
      for (const one of [first, other]) one.removeEventListener('load', bind)
    }
  }, [src])
  // As wide and as high as the first frame, which the viewport of the toolbar sizes.
  React.useLayoutEffect(() => {
    const first = document.getElementById('storybook-preview-iframe')
    const other = frame.current
    if (!first || !other) return undefined
    const observer = new ResizeObserver(() => {
      other.style.width = `${first.offsetWidth}px`
      other.style.height = `${first.offsetHeight}px`
    })
    observer.observe(first)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="side">
      {/* The book listens to one frame only; of this mark it knows that it need not. */}
      <iframe ref={frame} key={src} src={src} title="The same in Ink" data-is-storybook-thumbnail="true" />
    </div>
  )
}

function Sides({ children }: React.PropsWithChildren): React.ReactElement {
  const [globals] = useGlobals()
  const isBoth = globals?.theme === 'both'
  // The first frame's place in the tree never changes: a frame that moves is loaded anew.
  return (
    <div className="sides">
      <div className="side">{children}</div>
      {isBoth && <InInk />}
    </div>
  )
}

export function addSideBySide(): void {
  addons.register(ADDON, () => {
    addons.add(`${ADDON}/sides`, { type: types.PREVIEW, render: Sides })
  })
}
