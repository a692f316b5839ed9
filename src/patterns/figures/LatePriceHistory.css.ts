import { pattern } from '../../theme/layered.ts'

/** As high as the chart of normal size and the line above it. */
export const place = pattern.style({
  display: 'grid',
  minWidth: 0,
  minHeight: '204px',
  alignContent: 'start',
})
