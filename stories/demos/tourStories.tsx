// The story `Tour` of every demo: what the tour does can be done by hand, and the demo shows itself to the end.
import { expect, screen, spyOn, userEvent, type within } from 'storybook/test'
import { flushSync } from 'react-dom'
import { manualClock } from '#src/simulation/clock.ts'
import type { BegunTour } from '#src/parts/demo/LiveTour.tsx'
import type { ClosedDemo, OpenDemo } from '#src/simulation/LiveDemo.tsx'
import { stepMs, type Control, type Tour } from '#src/simulation/tour.ts'
import { atWork, passTime, watchedCapabilities } from './demoStories.tsx'
import { atWorkOf, STORY_SEED, type AtWork } from './Framed.tsx'
import { onAPhone } from '../viewports.ts'

type Canvas = ReturnType<typeof within>

/** What a tour speaks of, found as a screen reader finds it. */
function found(canvas: Canvas, { role, name }: Control): HTMLElement {
  // An entry of a list of facts has no accessible name, and a date has no role.
  if (role === 'term') return canvas.getByText(name, { selector: 'dt' })
  if (role === 'date') return canvas.getByLabelText(name)
  return canvas.getByRole(role, { name })
}

/** Of a choice in a row one sees the words only. */
const shownOf = (element: HTMLElement) =>
  element instanceof HTMLInputElement && element.type === 'radio' ? element.closest('label') : element

/** What a visitor does for an event: a text is typed, an option chosen, everything else pressed. */
async function doByHand(element: HTMLElement, event: object): Promise<void> {
  if ('text' in event && typeof event.text === 'string') {
    await userEvent.clear(element)
    // A browser warns of each beginning of a date.
    if (element instanceof HTMLInputElement && element.type === 'datetime-local') {
      await userEvent.click(element)
      await userEvent.paste(event.text)
    } else if (event.text) await userEvent.type(element, event.text.replaceAll(/[{[]/g, '$&$&'))
  } else if (element instanceof HTMLSelectElement) {
    const [chosen] = Object.entries(event).flatMap(([key, value]) =>
      key === 'type' ? [] : [String(value ?? '')],
    )
    await userEvent.selectOptions(element, chosen ?? '')
  } else await userEvent.click(element)
}

/** The accessibility rules in the light, and those on colors in the dark, of what is in these places. */
async function checkAccessibility(include: Element[]): Promise<void> {
  if (include.length === 0) return
  const { default: axe } = await import('axe-core')
  const faults: string[] = []
  const root = document.documentElement
  const { theme } = root.dataset
  for (const [name, runOnly] of [
    ['light', ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']],
    ['dark', ['color-contrast', 'link-in-text-block']],
  ] as const) {
    root.dataset.theme = name
    // A color in a transition is not checked.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    const { violations } = await axe.run(
      { include },
      {
        runOnly: [...runOnly],
        rules: { region: { enabled: false } },
        resultTypes: ['violations'],
      },
    )
    for (const { id, nodes } of violations) faults.push(`${name}: ${id}: ${nodes[0]?.html}`)
  }
  root.dataset.theme = theme ?? 'light'
  await expect(faults).toEqual([])
}

interface Context {
  canvas: Canvas
  step: (label: string, play: () => Promise<void>) => void | Promise<void>
  loaded: Record<string, unknown>
}

/** How often a look is taken at a tour that plays, in ms. */
const LOOK_MS = 450

/** Gathers changes below the page's body: unchanged elements have been checked already. */
function changeWatcher(): { taken: () => Element[]; end: () => void } {
  const changed = new Set<Element>()
  const gather = (records: readonly MutationRecord[]) => {
    for (const { target, addedNodes } of records)
      for (const node of addedNodes.length > 0 ? addedNodes : [target]) {
        const element = node instanceof Element ? node : node.parentElement
        if (element) changed.add(element)
      }
  }
  const observer = new MutationObserver(gather)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  return {
    taken: () => {
      gather(observer.takeRecords())
      const there = [...changed].filter((element) => element.isConnected)
      changed.clear()
      // Of one within another the outer.
      return there.filter((one) => !there.some((other) => other !== one && other.contains(one)))
    },
    end: () => observer.disconnect(),
  }
}

const markedNow = () => document.querySelectorAll('[data-toured]')

async function watchToEnd(context: Context, { run, tour }: BegunTour, isChecked: boolean): Promise<void> {
  const { canvas } = context
  const seen = new Set<Control>()
  let told = -1
  let spent = 0
  let endsAt = 0
  const watcher = changeWatcher()
  for (;;) {
    const { step, control, isAtEnd } = run.getView()
    if (step !== told) {
      told = step
      endsAt += stepMs(tour[step]!)
      await expect(canvas.getByText(tour[step]!.caption)).toBeVisible()
    }
    const [marked] = markedNow()
    if (marked && control && !seen.has(control)) {
      seen.add(control)
      await expect(markedNow()).toHaveLength(1)
      const element = found(canvas, control)
      await expect(marked).toContainElement(element)
      // The ring goes around the label of a field, not through it.
      if (control.role === 'textbox')
        await expect(marked).toContainElement(canvas.getByText(control.name, { selector: 'label' }))
      await expect(isInSight(marked)).toBe(true)
    }
    // The last look at this step.
    if (endsAt - spent <= LOOK_MS && (endsAt > spent || isAtEnd)) {
      // A visitor who goes by hand is here, and looks for the mark.
      await expect(markedNow()).toHaveLength(1)
      const changed = watcher.taken()
      if (isChecked) await checkAccessibility(step === 0 ? [document.body] : changed)
    }
    if (isAtEnd) break
    passTime(context, LOOK_MS)
    spent += LOOK_MS
  }
  watcher.end()
  const controls = tour.flatMap(({ acts }) => acts.map(({ at }) => at))
  await expect(controls.filter((control) => !seen.has(control))).toEqual([])
}

/** An element is not there while the page scrolls to it: for a play, scrolling takes no time. */
function scrollAtOnce(): void {
  spyOn(Element.prototype, 'scrollBy').mockImplementation(function (
    this: Element,
    ...args: [(ScrollToOptions | number)?, number?]
  ) {
    const [by] = args
    if (typeof by !== 'object') return
    this.scrollTop += by.top ?? 0
    this.scrollLeft += by.left ?? 0
  })
}

/** Above the player, and in the window; of what is higher than that, the top. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const player = screen.getByRole('group', { name: 'Tour' }).getBoundingClientRect()
  return top >= -1 && (bottom <= player.top + 1 || top < window.innerHeight / 2)
}

/**
 * For `Tour`: the demo on a clock that the play moves, and its tour. The play does by hand what the tour does, then watches
 * the tour to its end. A reader of the story may then replay it.
 */
export function tourOf(
  demo: ClosedDemo,
  ownTour: Tour<unknown>,
  { isChecked = true, forOffer }: { isChecked?: boolean; forOffer?: OpenDemo['forOffer'] } = {},
) {
  const tour = forOffer?.tour ?? ownTour
  let begun: BegunTour | undefined
  let ticking: ReturnType<typeof setInterval> | undefined
  return {
    ...atWork(() => {
      const clock = manualClock()
      const reopen = () => demo.open({ seed: STORY_SEED, clock, forOffer })
      const onBegun = (next: BegunTour) => {
        begun = next
      }
      return { demo, opened: reopen(), reopen, capabilities: watchedCapabilities(), clock, tour, onBegun }
    }),
    beforeEach: () => () => clearInterval(ticking),
    play: async (context: Context) => {
      const { canvas, step, loaded } = context
      const { clock } = atWorkOf(loaded) as AtWork & { clock: ReturnType<typeof manualClock> }
      const reduce = spyOn(demo.simulation, 'reduce')
      await step('What the tour does, I can do', async () => {
        for (const { at, event, passes = 0 } of tour.flatMap(({ acts }) => acts)) {
          const element = found(canvas, at)
          await expect(shownOf(element)).toBeVisible()
          reduce.mockClear()
          if (typeof event === 'object' && event !== null) {
            await doByHand(element, event)
            await expect(reduce.mock.calls.map(([, sent]) => sent)).toContainEqual(event)
          }
          passTime(context, passes)
        }
        reduce.mockRestore()
      })
      await step('I watch it to the end', async () => {
        scrollAtOnce()
        await userEvent.click(canvas.getByRole('button', { name: 'Watch it' }))
        await expect(canvas.getByRole('group', { name: 'Tour' })).toHaveFocus()
        await watchToEnd(context, begun!, isChecked)
        await expect(canvas.getByRole('button', { name: 'Watch again' })).toBeVisible()
        await expect(canvas.getByRole('group', { name: 'Tour' })).toHaveFocus()
      })
      ticking = setInterval(() => flushSync(() => clock.advance(TICK_MS)), TICK_MS)
    },
  }
}

/** How often the clock of a story advances automatically after its play. */
const TICK_MS = 100

/** The same on a phone. */
export const tourOnAPhone = (demo: ClosedDemo, tour: Tour<unknown>, forOffer?: OpenDemo['forOffer']) => ({
  ...tourOf(demo, tour, { isChecked: false, forOffer }),
  ...onAPhone,
})
