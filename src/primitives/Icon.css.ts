import { primitive } from '../theme/layered.ts'

/** Keeps its size where text beside it wraps. */
export const icon = primitive.style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'square',
})
