// Where a picture of a demo begins and ends: between its rows, never within a line or a control. All figures in px from the top of
// what is scrolled.

/** The extent of an element, from top to bottom. */
export interface Extent {
  readonly top: number
  readonly bottom: number
}

/** What a picture shows a part of. */
export interface Shown {
  /** What must not be cut: texts and controls. */
  readonly leaves: readonly Extent[]
  /** All elements: a picture begins above one of them. */
  readonly parts: readonly Extent[]
  /** What can be seen at a time. */
  readonly height: number
  /** The furthest that it can be scrolled. */
  readonly furthest: number
}

/** Space above the first visible part. */
export const ABOVE = 16
/** Less than this of a card is not worth to be seen. */
const STUB = 24
/** What is used is in this share of the picture, if possible. */
const ROOMY = 0.9
/** Edges are rounded. */
const TOUCH = 1

const crosses =
  (line: number) =>
  ({ top, bottom }: Extent) =>
    top < line - TOUCH && bottom > line + TOUCH

/**
 * The place to scroll to, nearest to the wanted one, that shows the used control and cuts nothing above.
 * @param above the least space above the control, in px: what stays there would cover it
 */
export function wholeTop(
  wanted: number,
  used: Extent,
  { leaves, parts, height, furthest }: Shown,
  above: number,
): number {
  const places = [0, ...parts.map(({ top }) => top - ABOVE)].filter(
    (top) =>
      top >= 0 &&
      top <= Math.min(furthest, used.top - above) &&
      used.bottom <= top + height &&
      !leaves.some(crosses(top)),
  )
  const isRoomy = (top: number) => used.bottom <= top + height * ROOMY
  const isAboveCards = (top: number) =>
    !parts.some((part) => part.bottom - part.top < height && crosses(top)(part))
  const best = [
    places.filter((top) => isRoomy(top) && isAboveCards(top)),
    places.filter(isRoomy),
    places,
  ].find((some) => some.length > 0)
  const [nearest] = (best ?? []).toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))
  return nearest ?? Math.min(wanted, furthest)
}

/** Where the picture ends so that nothing is cut below: the given end, or above what crosses it. */
export function wholeEnd(end: number, used: Extent, { leaves, parts }: Shown): number {
  let whole = end
  for (;;) {
    const at = whole
    const cut = [
      ...leaves.filter(crosses(at)),
      ...parts.filter((part) => crosses(at)(part) && part.top > at - STUB),
    ]
    if (cut.length === 0) return whole
    whole = Math.min(...cut.map(({ top }) => top))
    if (whole <= used.bottom) return end
  }
}
