import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { media, space } from '../../theme/tokens.ts'

export const head = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(6, 12),
  paddingBottom: space(14),
  '@media': { [media.narrow]: { paddingBottom: space(8) } },
})
export const name = pattern.style({ ...textStyle.name })
/** Narrower than this, lines of code do not fit side by side. */
const STACKED = '(width < 44rem)'

/** Three panes side by side, on phones below each other. */
export const panes = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(16),
  '@container': { [STACKED]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
})
export const pane = pattern.style({
  padding: space(14, 16, 18),
  display: 'grid',
  alignContent: 'start',
  gap: space(8),
  minWidth: 0,
  '@container': {
    [STACKED]: {
      padding: space(6, 12, 8),
      gap: space(2),
      selectors: { '& + &': { borderTopWidth: 0 } },
    },
  },
})
export const paneName = pattern.style({ ...textStyle.caption, ...emphasis.strong, color: color.ink2 })
export const text = pattern.style({
  ...textStyle.dense,
  '@media': { [media.narrow]: textStyle.smallShort },
})
