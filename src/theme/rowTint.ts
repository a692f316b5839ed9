// The tint of a ruled row that is pointed at: wider than the row, so that it touches neither the first letter nor the arrow, and
// nothing moves.
import { color } from './contract.css.ts'
import { depth } from './tokens.ts'

/**
 * Selectors of the row, which is positioned and isolated.
 * @param beyond how far the tint reaches beyond both ends, for example 12 px
 * @param drawnBy the pseudo-element that the row has left
 */
export const rowTint = (beyond: `${number}px`, drawnBy: 'before' | 'after' = 'before') => ({
  [`&::${drawnBy}`]: {
    content: '',
    position: 'absolute',
    inset: `0 -${beyond}`,
    zIndex: depth.behind,
  } as const,
  [`&:hover::${drawnBy}`]: { backgroundColor: color.well },
})
