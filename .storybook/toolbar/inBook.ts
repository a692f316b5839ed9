// In the book a switch changes the story in place: typed text and pressed buttons stay. Storybook would draw the story again for any global: with new loaders, which restart a demo's time, and with the checks for the end of a play.
import type { PreviewWeb } from 'storybook/preview-api'
import type { ReactRenderer } from '@storybook/react-vite'
import { DOCS_PREPARED, GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { listenForMotion } from './mediaAnswers.ts'
import { offerDemo } from './sameDemo.ts'
import { leaveStory, setSwitches } from './setSwitches.ts'
import { switches } from './switches.ts'

/** How the accessibility check is asked to look again; its own button does the same. */
const CHECK = 'storybook/a11y/manual'

interface Update {
  globals: Readonly<Record<string, unknown>>
}

/** Globals that need no new drawing of a story: the switches, and the width, which is that of the frame. */
const isOurs = (name: string) => Object.hasOwn(switches, name) || name === 'viewport'

/** Before the first story is drawn, once. */
export function switchInBook(): void {
  listenForMotion()
  offerDemo()
  const channel = addons.getChannel()
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__: PreviewWeb<ReactRenderer>
  }
  const [draw] = channel.listeners(UPDATE_GLOBALS) ?? []
  let set = Promise.resolve()
  let current: Update['globals'] = {}
  channel.on(DOCS_PREPARED, leaveStory)
  channel.on(GLOBALS_UPDATED, ({ globals }: Update) => {
    current = globals
    set = setSwitches(globals)
  })
  const checkAgain = () => {
    const story = preview.storyRenders.find(({ viewMode }) => viewMode === 'story')?.story
    const isByHand = (current.a11y as { manual?: boolean } | undefined)?.manual === true
    if (story && !isByHand) channel.emit(CHECK, story.id, story.parameters.a11y)
  }
  if (!draw) return
  channel.off(UPDATE_GLOBALS, draw)
  channel.on(UPDATE_GLOBALS, (update: Update) => {
    const { storyRenders } = preview
    const isSwitch = Object.keys(update.globals).every(isOurs)
    if (isSwitch) preview.storyRenders = []
    draw(update)
    preview.storyRenders = storyRenders
    if (isSwitch) void set.then(checkAgain)
  })
}
