// Around a play: it begins when the story is ready, and what it leaves behind is a picture of the story and not of the play.
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'

/** Of a story whose point is where the focus is. */
const FOCUS_TAG = 'focus'

/** What Storybook's own way of drawing a story uses of it, beyond what the types say. */
interface Drawn {
  originalStoryFn?: unknown
  renderToCanvas: () => Promise<void>
}

/** What is read and set of the frame of a story. */
interface Frame {
  __STORYBOOK_PREVIEW__?: { currentRender?: { renderOptions?: { autoplay: boolean } } }
}
/** Whether this frame plays at all; embedded it does not. */
let plays: boolean | undefined

/** Tells when the effects of all that was drawn before it have run: React runs them in the order of drawing. */
function Ready({ tell }: { tell: () => void }) {
  useEffect(tell, [tell])
  return null
}

/**
 * Resolves when what was drawn has run its effects. While one develops, and in the tests, drawing waits for them; what is
 * built does not.
 */
async function effectsHaveRun(): Promise<void> {
  if (import.meta.env.DEV) return
  const root = createRoot(document.createElement('div'))
  await new Promise<void>((resolve) => root.render(createElement(Ready, { tell: resolve })))
  root.unmount()
}

/** Draws a story as Storybook does, and ends when its effects have run: then a play may press a key immediately. */
export const mountWithEffects =
  <Context extends { canvas: unknown }>(context: Context) =>
  async (ui?: unknown): Promise<Context['canvas']> => {
    const drawn = context as unknown as Drawn
    if (ui) drawn.originalStoryFn = () => ui
    await drawn.renderToCanvas()
    await effectsHaveRun()
    return context.canvas
  }

/**
 * Takes the focus from a control that a play has left it on, to where it was before. In a dialog or menu that the play has
 * opened it goes to that itself, as when it is opened by a press.
 */
function giveBack(before: Element | null): void {
  const control = document.activeElement
  if (!(control instanceof HTMLElement) || control === before || !control.matches(':focus-visible')) return
  const around = control.closest<HTMLElement>('[role=dialog], [role=menu]')
  if (control === around) return
  control.blur()
  const home = around?.contains(before) === false ? around : before
  if (home instanceof HTMLElement && home !== document.body) home.focus({ preventScroll: true })
}

/** For `beforeEach`: what a play does leaves no focus ring behind, unless the story is tagged `focus`. */
export function withoutRing({ id, tags }: { id: string; tags: readonly string[] }): () => void {
  if (!addons.hasChannel() || tags.includes(FOCUS_TAG)) return () => undefined
  const channel = addons.getChannel()
  let before: Element | null = null
  // Before the story counts as drawn, which is when pictures are taken.
  const listen = ({ newPhase, storyId }: { newPhase: string; storyId: string }) => {
    if (storyId !== id) return
    if (newPhase === 'playing') before = document.activeElement
    if (newPhase === 'played') giveBack(before)
  }
  channel.on(STORY_RENDER_PHASE_CHANGED, listen)
  return () => channel.off(STORY_RENDER_PHASE_CHANGED, listen)
}

interface Given {
  initialArgs: Readonly<Record<string, unknown>>
  /** As the controls have them; its types do not name it. */
  unmappedArgs?: Readonly<Record<string, unknown>>
}

/**
 * For `beforeEach`: a play is about the story as it is written. With other arguments, from the controls or the address, it would
 * look for what is not there.
 */
export function playAsWritten({ initialArgs, unmappedArgs = initialArgs }: Given): void {
  const render = (window as unknown as Frame).__STORYBOOK_PREVIEW__?.currentRender
  if (!render?.renderOptions) return
  const names = Object.keys({ ...initialArgs, ...unmappedArgs })
  plays ??= render.renderOptions.autoplay
  render.renderOptions.autoplay = plays && names.every((name) => initialArgs[name] === unmappedArgs[name])
}
