// Finds the control that a tour describes, by its role and name, and marks it.
import type { Control } from '../../simulation/tour.ts'
import { attrSelector, setAttr } from '../../wires/wires.ts'

const SELECTORS: Readonly<Record<Control['role'], string>> = {
  button: 'button:not([role])',
  tab: '[role="tab"]',
  radio: 'input[type="radio"]',
  checkbox: 'input[type="checkbox"]',
  textbox: 'input:not([type="radio"], [type="checkbox"], [type="search"]), textarea',
  searchbox: 'input[type="search"]',
  date: 'input[type="datetime-local"]',
  combobox: 'select',
  heading: 'h3, h4, h5',
  table: 'table',
  term: 'dt',
}

/** Browsers differ in the spaces between the parts of a name. */
const closed = (text: string | null | undefined) => text?.replaceAll(/\s+/g, '') ?? ''

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return closed(label)
  if (element instanceof HTMLTableElement) return closed(element.caption?.textContent)
  const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : null
  return closed((labels?.[0] ?? element).textContent)
}

/** The control, if it is visible. */
export function controlIn(place: Element, { role, name }: Control): HTMLElement | null {
  const wanted = closed(name)
  const found = [...place.querySelectorAll<HTMLElement>(SELECTORS[role])].filter(
    (element) => nameOf(element) === wanted,
  )
  return found.find((element) => element.checkVisibility()) ?? null
}

/** The element around a control and its label. */
function fieldOf(control: HTMLElement): HTMLElement | null {
  const labels = 'labels' in control && control.labels instanceof NodeList ? control.labels : null
  const around = labels?.[0]?.parentElement
  return around?.contains(control) ? around : null
}

/** The marked element: the whole field, choice or section of the control. */
function markedFor(control: HTMLElement, { role }: Control): HTMLElement {
  switch (role) {
    case 'button':
    case 'tab':
      return control
    case 'radio':
    case 'checkbox':
      return control.closest('label') ?? control
    case 'textbox':
    case 'date':
    case 'combobox':
      // With its label, which is closer to the control than a ring.
      return fieldOf(control) ?? control.parentElement ?? control
    case 'searchbox':
    case 'term':
      return control.parentElement ?? control
    case 'heading':
    case 'table':
      return control.closest<HTMLElement>('li, section') ?? control
  }
}

/** The name of the player. */
export const PLAYER_NAME = 'Tour'

/** These have no gap between them. */
const JOINED: readonly Control['role'][] = ['tab', 'radio', 'term']
/** The distance of a ring from what it surrounds, and its width, in px. */
export const RING = { gap: 8, width: 3 } as const
/** The width of a ring with its distance. */
const RING_PX = RING.gap + RING.width

/** Whether an entry of a list is so close to another one that a ring around it would cover that. */
function isTight(marked: HTMLElement): boolean {
  if (marked.tagName !== 'LI') return false
  const { top, bottom } = marked.getBoundingClientRect()
  return [marked.previousElementSibling, marked.nextElementSibling].some((other) => {
    const box = other?.getBoundingClientRect()
    return (
      box &&
      Math.max(box.top - bottom, top - box.bottom) < RING_PX &&
      box.left < marked.getBoundingClientRect().right
    )
  })
}

/** Whether the ring is inside the element: if it would cover a neighbor or be cut off outside, and has its distance inside. */
function isRingInside(marked: HTMLElement, { role }: Control): boolean {
  const { left, right } = marked.getBoundingClientRect()
  const view = scrollerOf(marked).getBoundingClientRect()
  const isCutOff = left - RING_PX < view.left || right + RING_PX > view.right
  const contents = document.createRange()
  contents.selectNodeContents(marked)
  const content = contents.getBoundingClientRect()
  const room = Math.min(content.left - left, right - content.right)
  return (JOINED.includes(role) || isCutOff || isTight(marked)) && room >= RING_PX
}

/** Marks a control and removes other marks; returns the marked element. */
export function mark(place: Element, control: Control | null): HTMLElement | null {
  const found = control && controlIn(place, control)
  const marked = control && found && markedFor(found, control)
  for (const other of place.querySelectorAll<HTMLElement>(attrSelector('toured')))
    if (other !== marked) setAttr(other, 'toured', null)
  // Again each time: what opens may reach the edge of the panel.
  if (marked) setAttr(marked, 'toured', isRingInside(marked, control) ? 'inside' : '')
  return marked
}

/** Space above an element that is scrolled into view, and below it, where a bar may be. */
const ROOM = { above: 24, below: 72 }

/** The scroll container of an element; the window if there is none. */
export function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around)
    if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight) return around
  }
  return document.scrollingElement ?? document.documentElement
}

/**
 * Scrolls the marked element into view, above the player if that covers the scroll container: to the middle, or to its top if it
 * is higher than the space. A container within another one, such as a pane of code, is scrolled first.
 */
export function bringIntoSight(marked: HTMLElement, isSmooth: boolean): void {
  const row = marked.parentElement
  if (row && row.scrollWidth > row.clientWidth) {
    const box = marked.getBoundingClientRect()
    const { left, width } = row.getBoundingClientRect()
    const by = box.left + box.width / 2 - (left + width / 2)
    row.scrollBy({ left: by, behavior: isSmooth ? 'smooth' : 'instant' })
  }
  const scroller = scrollerOf(marked)
  const around = scroller === document.scrollingElement ? scroller : scrollerOf(scroller)
  // The page behind a dialog stays.
  const isBehind = around === document.scrollingElement && marked.closest('[role="dialog"]') !== null
  const isOutermost = around === scroller || isBehind
  scrollWithin(scroller, marked, isSmooth && isOutermost ? 'smooth' : 'instant')
  if (!isOutermost) scrollWithin(around, marked, isSmooth ? 'smooth' : 'instant')
}

function scrollWithin(scroller: Element, marked: HTMLElement, behavior: ScrollBehavior): void {
  const box = marked.getBoundingClientRect()
  const view = scroller.getBoundingClientRect()
  const isWindow = scroller === document.scrollingElement
  const covered = scroller.querySelector<HTMLElement>(`[aria-label="${PLAYER_NAME}"]`)?.offsetHeight ?? 0
  const top = (isWindow ? 0 : view.top) + ROOM.above
  const bottom = (isWindow ? window.innerHeight : view.bottom) - Math.max(covered + RING_PX, ROOM.below)
  if (box.top >= top && box.bottom <= bottom) return
  const isHigh = box.height > bottom - top
  const by = isHigh ? box.top - top : box.top + box.height / 2 - (top + bottom) / 2
  scroller.scrollBy({ top: by, behavior })
}
