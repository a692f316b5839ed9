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
export const own = pattern.style(emphasis.strong)
