// Scrolls the code: to the part that was chosen; while it is written, along with the writing, and then back to its start.
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useMediaQuery } from '../../browser/externalStores.ts'
import { media } from '../../theme/tokens.ts'
import { LINES, partIds, type PartId } from './contractOutline.ts'

/** How far down the place the line is that is being written, as a share of its height. */
const WRITING_AT = 0.7

/**
 * Keeps in the place what is chosen or written. With reduced motion it follows no writing.
 * @param pane the place that scrolls
 * @param code the code in it: its children are the parts
 * @returns shows a part again that is chosen already
 */
export function useShownPart(
  pane: RefObject<HTMLElement | null>,
  code: RefObject<HTMLElement | null>,
  { part, written }: { part: PartId | null; written: number },
): (part: PartId) => void {
  const isStill = useMediaQuery(media.motionReduced)
  const before = useRef({ part: null as PartId | null, written, isFirst: true })
  const show = (id: PartId, behavior: ScrollBehavior) => {
    const shown = code.current?.children[partIds.indexOf(id)]
    if (shown instanceof HTMLElement) pane.current?.scrollTo({ top: shown.offsetTop, behavior })
  }
  const smooth = isStill ? 'instant' : 'smooth'
  useLayoutEffect(() => {
    const { part: lastPart, written: lastWritten, isFirst } = before.current
    before.current = { part, written, isFirst: false }
    const place = pane.current
    if (part !== null) {
      if (part !== lastPart) show(part, isFirst ? 'instant' : smooth)
    } else if (place && written !== lastWritten) {
      if (written === LINES) place.scrollTo({ top: 0, behavior: smooth })
      else if (written === 0 || !isStill) {
        const line = (place.scrollHeight * written) / LINES
        place.scrollTo({ top: line - place.clientHeight * WRITING_AT, behavior: 'instant' })
      }
    }
  })
  return (id) => show(id, smooth)
}
