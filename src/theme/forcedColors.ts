// Replacements for backgrounds that forced colors remove, for styles whose background has a meaning.
import { line, media } from './tokens.ts'

/** Chosen among several: in the system's colors for that. */
export const chosenInForcedColors = {
  [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
} as const

/** Its edge was where its background ended. */
export const edgeInForcedColors = {
  [media.forcedColors]: { border: `${line.rule} solid CanvasText` },
} as const
