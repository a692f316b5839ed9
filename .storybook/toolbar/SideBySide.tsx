// Both themes together: the story in its frame, in Paper, and beside it another frame with the same story in Ink. Each frame is a
// separate window, so dialogs, widths and heights are real in both. The first frame stays as it is. The second one takes over
// what was done in the first, then both stay together.
import * as React from 'react'
import {
  CURRENT_STORY_WAS_SET,
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
import { createRecord, keepTogether, watchReader, type ActRecord } from './mirror.ts'
import { takeOverDemo, type StoryWindow } from './sameDemo.ts'
import './sideBySide.css'

const ADDON = 'side-by-side'

interface FrameWindow extends StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, ...args: unknown[]) => void }
  __STORYBOOK_PREVIEW__?: { currentRender?: { type: string; phase?: string } }
}

const firstFrame = (): HTMLIFrameElement | null => {
  const frame = document.getElementById('storybook-preview-iframe')
  return frame instanceof HTMLIFrameElement ? frame : null
}

/** Whether a story is drawn and played, or a page of docs is there. */
function isDrawn({ __STORYBOOK_PREVIEW__: preview, document: shown }: FrameWindow): boolean {
  const render = preview?.currentRender
  return render?.type === 'docs'
    ? shown.querySelector('#storybook-docs:not(:empty)') !== null
    : /^(?:finished|errored|aborted)$/.test(render?.phase ?? '')
}

/** Records what is done in the first frame, separately for each story. */
function useRecord(): ActRecord {
  const [record] = React.useState(createRecord)
  const end = React.useRef(() => {})
  const shown = React.useRef<unknown[]>([])
  const begin = (shownNow: unknown[]) => {
    // The same story was chosen again: it stays as it is.
    if (shownNow.every((one, at) => one === shown.current[at])) return
    shown.current = shownNow
    record.clear()
    end.current()
    const story = firstFrame()?.contentWindow
    end.current = story ? watchReader(story, record.add) : () => {}
  }
  useChannel({
    [CURRENT_STORY_WAS_SET]: ({ storyId, viewMode }: { storyId: string; viewMode: string }) =>
      begin([storyId, viewMode, firstFrame()?.contentDocument]),
    [FORCE_REMOUNT]: () => record.clear(),
  })
  React.useEffect(() => () => end.current(), [])
  return record
}

function InInk({ record }: { record: ActRecord }): React.ReactElement {
  const api = useStorybookApi()
  const { storyId, viewMode } = useStorybookState()
  const frame = React.useRef<HTMLIFrameElement>(null)
  // Set once for a story. Later changes are sent to the frame, so that it keeps its state as well.
  const src = React.useMemo(
    () => api.getStoryHrefs(storyId, { viewMode, queryParams: { globals: 'theme:dark' } }).previewHref,
    [api, storyId, viewMode],
  )
  const tell = (event: string) => (payload: object) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (frame.current?.contentWindow ?? {}) as FrameWindow
    channel?.emit(event, payload)
  }
  useChannel({
    [UPDATE_STORY_ARGS]: tell(UPDATE_STORY_ARGS),
    [RESET_STORY_ARGS]: tell(RESET_STORY_ARGS),
    [FORCE_REMOUNT]: tell(FORCE_REMOUNT),
    [UPDATE_GLOBALS]: ({ globals }: { globals: object }) =>
      tell(UPDATE_GLOBALS)({ globals: { ...globals, ...('theme' in globals && { theme: 'dark' }) } }),
  })
  // The frame has the story's document once it is loaded. Either frame may load again: then its document is another one.
  React.useEffect(() => {
    const first = firstFrame()
    const second = frame.current
    if (!first || !second) return undefined
    let isLoaded = false
    let part = () => {}
    const bind = () => {
      part()
      const [one, other] = [first.contentWindow, second.contentWindow] as (FrameWindow | null)[]
      if (!isLoaded || !one || !other) return
      part = keepTogether({
        first: one,
        other,
        record,
        isReady: () => isDrawn(other),
        takeOver: takeOverDemo,
      })
    }
    const onLoaded = () => {
      isLoaded = true
      bind()
    }
    first.addEventListener('load', bind)
    second.addEventListener('load', onLoaded)
    return () => {
      part()
      first.removeEventListener('load', bind)
      second.removeEventListener('load', onLoaded)
    }
  }, [src, record])
  // As wide and as high as the first frame, which the viewport of the toolbar sizes.
  React.useLayoutEffect(() => {
    const first = firstFrame()
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
      {/* The book listens to one frame only. This attribute tells it to ignore this frame. */}
      <iframe ref={frame} key={src} src={src} title="The same in Ink" data-is-storybook-thumbnail="true" />
    </div>
  )
}

function Sides({ children }: React.PropsWithChildren): React.ReactElement {
  const [globals] = useGlobals()
  const record = useRecord()
  const isBoth = globals?.theme === 'both'
  // The first frame never moves in the tree: a frame that moves loads again.
  return (
    <div className="sides">
      <div className="side">{children}</div>
      {isBoth && <InInk record={record} />}
    </div>
  )
}

export function addSideBySide(): void {
  addons.register(ADDON, () => {
    addons.add(`${ADDON}/sides`, { type: types.PREVIEW, render: Sides })
  })
}
