import { color } from '#src/theme/contract.css.ts'
import { pattern } from '#src/theme/layered.ts'
import { space } from '#src/theme/tokens.ts'

/** A tile of the wall on a laptop. */
export const tile = pattern.style({ width: '150px', containerType: 'inline-size' })
/** A tile at the head of a page. */
export const largeTile = pattern.style({ width: '450px', maxWidth: '100%' })
/** Several pages one below the other. */
export const stacked = pattern.style({ display: 'grid', gap: space(40) })
/** The place at the head of a page. */
export const stage = pattern.style({
  position: 'relative',
  display: 'grid',
  width: '450px',
  maxWidth: '100%',
  height: '640px',
})
/** So low that a form scrolls in it. */
export const lowStage = pattern.style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  width: '390px',
  maxWidth: '100%',
  height: '480px',
})
/** The steps of a tour beside it. */
export const steps = pattern.style({ width: '640px', maxWidth: '100%', marginBottom: space(24) })
export const wideStage = pattern.style({ position: 'relative', height: '560px' })
/** A page that is scrolled. */
export const longPage = pattern.style({ height: '2400px' })
/** A sheet of paper on the screen. */
export const printed = pattern.style({ maxWidth: '640px', backgroundColor: color.sheet })
