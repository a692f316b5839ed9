// Answers the panel "Events" while it is open: shows it the demo at work, and does what it asks for.
import type { Channel } from 'storybook/internal/channels'
import { demoAtWork, watchWork } from './atWork.ts'
import { createPanelAnswers, type PanelAnswers } from './panelAnswers.ts'
import { CLOSED, REQUESTED, SHOWN, TEXT, type PanelRequest } from './messages.ts'

/** How often the panel is updated while only time passes in the demo. */
const LOOK_MS = 1000

/** Shows everything again, while the panel is served. */
let showAnew: (() => void) | null = null

/** Begins to serve a panel that has opened, or shows everything again. */
export function serveEvents(channel: Channel): void {
  if (showAnew) {
    showAnew()
    return
  }
  let answers: PanelAnswers | null = null
  let unwatch = () => {}
  let shown: string | null = null
  let isAwaited = false
  const show = () => {
    isAwaited = false
    const view = answers?.view() ?? null
    const text = JSON.stringify(view)
    if (text === shown) return
    shown = text
    channel.emit(SHOWN, view)
  }
  // What changes in one go is shown once.
  const showSoon = () => {
    if (isAwaited) return
    isAwaited = true
    requestAnimationFrame(show)
  }
  const begin = () => {
    unwatch()
    const demo = demoAtWork()
    answers = demo && createPanelAnswers(demo)
    unwatch = demo ? demo.opened.subscribe(showSoon) : () => {}
    showSoon()
  }
  const answer = (request: PanelRequest) => {
    const text = answers?.answer(request)
    if (text) channel.emit(TEXT, text)
    showSoon()
  }
  const ticking = setInterval(showSoon, LOOK_MS)
  const unwatchWork = watchWork(begin)
  const end = () => {
    showAnew = null
    clearInterval(ticking)
    unwatch()
    unwatchWork()
    channel.off(REQUESTED, answer)
    channel.off(CLOSED, end)
  }
  channel.on(REQUESTED, answer)
  channel.on(CLOSED, end)
  showAnew = () => {
    shown = null
    showSoon()
  }
  begin()
}
