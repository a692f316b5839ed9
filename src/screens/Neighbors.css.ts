import { family } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { emphasis, textStyle } from '../theme/textStyles.ts'
import { media, space } from '../theme/tokens.ts'

export const lines = pattern.style({
  display: 'grid',
  gap: space(6),
  maxWidth: '42em',
  ...textStyle.dense,
  textWrap: 'pretty',
  '@media': { [media.narrow]: { gap: space(4), ...textStyle.small } },
})
/** With the square of the offer's family, as in the list of what a project takes. */
export const line = pattern.style({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  gap: space(10),
  alignItems: 'baseline',
  selectors: {
    '&::before': {
      content: '',
      width: '8px',
      height: '8px',
      backgroundColor: family.mark,
      forcedColorAdjust: 'none',
    },
  },
})
export const own = pattern.style(emphasis.strong)
