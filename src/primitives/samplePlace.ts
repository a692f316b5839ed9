// The place of the line of a sample control: beside the control, inside its panel, and over nothing in its row or card.
// Loaded with the first line.
import {
  arrow,
  autoUpdate,
  computePosition,
  detectOverflow,
  getOverflowAncestors,
  offset,
  shift,
  type Middleware,
  type Placement,
  type ReferenceElement,
} from '@floating-ui/dom'
import { media } from '../theme/tokens.ts'

/** The distance of the line from its control, and from the inner edge of its panel, in px. */
const GAP = 12
const MARGIN = 8

/** Farther from its control than this, in px, the line would point at something else. */
const FAR = 150

/** What a row or card of a demo is in its markup. */
const ROW = 'li, tr, article, search, section, [role="tabpanel"]'
/** What is drawn or used in a row; its texts count as well. */
const DRAWN = 'button, a, input, select, textarea, svg, canvas, progress, meter'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The common area of two boxes, in px². */
const common = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/** The boxes of the texts, the drawings and the other controls in a row, without the art behind its control. */
function contentOf(row: Element, control: Element): DOMRect[] {
  const boxes = [...row.querySelectorAll(DRAWN)].map((drawn) => drawn.getBoundingClientRect())
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (!text.nodeValue?.trim() || text.parentElement?.closest('[popover]')) continue
    range.selectNodeContents(text)
    boxes.push(...range.getClientRects())
  }
  const own = control.getBoundingClientRect()
  // A text for screen readers has one pixel; a neighbor may overlap by a fraction of one.
  return boxes.filter((box) => box.width > 1 && box.height > 1 && common(box, own) < 1)
}

/** What a place costs beside the px² of the row that it covers; the line is where the sum is least, and the first choice wins a tie. */
const OUTSIDE = 1e6
const POINTING_ELSEWHERE = 1e5
/** What is in one line with the control counts more. */
const IN_LINE = 10

/** How long the room stays after its line, in ms: the press that closed it must hit what was under it. */
const HELD_MS = 500
/** The room at the end of a panel is the line's that opened last. */
const owners = new WeakMap<HTMLElement, object>()

/** A line that is kept at its place. */
export interface PlacedLine {
  /** Scrolls the panel if the line covers something of its row; not for a pointer that only passes. */
  makeRoom: () => Promise<void>
  /** Ends it when the line closes. */
  stop: () => void
}

/**
 * Keeps the line beside its control: above it, else beside, else below; on phones in the full width of the panel, below, else above.
 * If it would cover a figure, a label or a control of the control's row or card there, it is above or below that row. `data-side`
 * names the side of the control for the fold that points at it. `onGone` is called when the control is scrolled out of its panel.
 */
export function keepBeside(
  control: HTMLElement,
  line: HTMLElement,
  fold: HTMLElement,
  onGone: () => void,
): PlacedLine {
  const panel = getOverflowAncestors(control).find((around) => around instanceof HTMLElement) ?? document.body
  const named = control.closest(ROW)
  const row = named && panel.contains(named) ? named : (control.parentElement?.parentElement ?? panel)
  const phone = window.matchMedia(media.narrow)
  const inPanel = { boundary: panel, padding: MARGIN }
  /** As wide as the control, and as high as its row. */
  const rowOfControl: ReferenceElement = {
    contextElement: control,
    getBoundingClientRect: () => {
      const { top, height } = row.getBoundingClientRect()
      const { left, width } = control.getBoundingClientRect()
      return new DOMRect(left, top, width, height)
    },
  }
  /** What speaks against a place. */
  const cost: Middleware = {
    name: 'cost',
    fn: async (state) => {
      const { x, y, rects, middlewareData } = state
      const own = control.getBoundingClientRect()
      const box = { left: x, top: y, right: x + rects.floating.width, bottom: y + rects.floating.height }
      const over = Object.values(await detectOverflow(state, inPanel))
      const isFar = Math.max(own.top - box.bottom, box.top - own.bottom) > FAR
      let sum = over.some((side) => side > 0.5) ? OUTSIDE : 0
      if (isFar || middlewareData.arrow?.centerOffset) sum += POINTING_ELSEWHERE
      for (const other of contentOf(row, control)) {
        const isInLine = other.top < own.bottom && other.bottom > own.top
        sum += common(box, other) * (isInLine ? IN_LINE : 1)
      }
      return { data: { sum } }
    },
  }
  const at = async (reference: ReferenceElement, placement: Placement) => {
    const { x, y, middlewareData } = await computePosition(reference, line, {
      strategy: 'fixed',
      placement,
      middleware: [offset(GAP), shift(inPanel), arrow({ element: fold }), cost],
    })
    return { placement, x, y, tip: middlewareData.arrow, cost: (middlewareData.cost as { sum: number }).sum }
  }
  const place = async () => {
    const isPhone = phone.matches
    line.style.setProperty('width', isPhone ? `${panel.clientWidth - 2 * MARGIN}px` : 'max-content')
    const sides = isPhone ? (['bottom', 'top'] as const) : (['top', 'right', 'left', 'bottom'] as const)
    let best = await at(control, sides[0])
    for (const [reference, side] of [
      ...sides.slice(1).map((side) => [control, side] as const),
      ...(isPhone ? sides : (['top', 'bottom'] as const)).map((side) => [rowOfControl, side] as const),
    ]) {
      if (best.cost === 0) break
      const other = await at(reference, side)
      if (other.cost < best.cost) best = other
    }
    line.dataset.side = best.placement
    line.style.setProperty('left', `${best.x}px`)
    line.style.setProperty('top', `${best.y}px`)
    fold.style.setProperty('left', best.tip?.x === undefined ? '' : `${best.tip.x}px`)
    fold.style.setProperty('top', best.tip?.y === undefined ? '' : `${best.tip.y}px`)
    return best.cost
  }
  const own = {}
  // A room that the line before has left is needed still.
  if (panel.style.paddingBottom) owners.set(panel, own)
  let isPlaced = false
  let frame = 0
  const isGone = () => {
    const { top, height } = control.getBoundingClientRect()
    const frameOfPanel = panel.getBoundingClientRect()
    const middle = top + height / 2
    return middle < Math.max(0, frameOfPanel.top) || middle > Math.min(innerHeight, frameOfPanel.bottom)
  }
  const stopFollowing = autoUpdate(control, line, () => {
    if (isPlaced && isGone()) return onGone()
    // A later one waits for the next frame: a size that changes while sizes are observed is an error of the page.
    cancelAnimationFrame(frame)
    if (isPlaced) frame = requestAnimationFrame(() => void place())
    else void place()
    isPlaced = true
  })
  return {
    makeRoom: async () => {
      if ((await place()) === 0) return
      owners.set(panel, own)
      scrollTo(panel, row, control, line)
    },
    stop: () => {
      stopFollowing()
      cancelAnimationFrame(frame)
      setTimeout(() => {
        if (owners.get(panel) !== own) return
        owners.delete(panel)
        panel.style.removeProperty('padding-bottom')
        if (!panel.getAttribute('style')) panel.removeAttribute('style')
      }, HELD_MS)
    },
  }
}

/** Whether the line would cover nothing of the row directly below its control. */
function isFreeBelow(panel: HTMLElement, row: Element, control: HTMLElement, line: HTMLElement): boolean {
  const { left, width, bottom } = control.getBoundingClientRect()
  const start = panel.getBoundingClientRect().left + MARGIN
  const wanted = Math.min(
    left + width / 2 - line.offsetWidth / 2,
    start + panel.clientWidth - line.offsetWidth,
  )
  const at = Math.max(start, wanted)
  const box = {
    left: at,
    right: at + line.offsetWidth,
    top: bottom + GAP,
    bottom: bottom + GAP + line.offsetHeight,
  }
  return contentOf(row, control).every((other) => common(box, other) === 0)
}

/**
 * Scrolls the panel until the line has room below the control, or below its row if that ends near it and is in its way. At the
 * panel's end there is more to scroll until the line closes.
 */
function scrollTo(panel: HTMLElement, row: Element, control: HTMLElement, line: HTMLElement): void {
  const [ofRow, ofControl] = [row, control].map((one) => one.getBoundingClientRect().bottom) as [
    number,
    number,
  ]
  const end = isFreeBelow(panel, row, control, line) || ofRow - ofControl > FAR ? ofControl : ofRow
  // Browsers round how far they scroll.
  const missing = Math.ceil(end + GAP + line.offsetHeight + MARGIN - panel.getBoundingClientRect().bottom) + 1
  if (missing <= 1) return
  const left = panel.scrollHeight - panel.clientHeight - panel.scrollTop
  const held = Number.parseFloat(panel.style.paddingBottom) || 0
  if (missing > left) panel.style.setProperty('padding-bottom', `${held + missing - left}px`)
  panel.scrollBy({ top: missing, behavior: 'instant' })
}
