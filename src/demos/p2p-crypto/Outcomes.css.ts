import { color, family } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { textStyle } from '../../theme/textStyles.ts'
import { space } from '../../theme/tokens.ts'

/** The messages on the slip of a chat: those of the visitor on the other side. */
export const messages = feature.style({ display: 'grid', gap: space(6) })
export const message = feature.style({
  justifySelf: 'start',
  maxWidth: '88%',
  padding: space(6, 10),
  backgroundColor: color.well,
  ...textStyle.smallShort,
  textWrap: 'pretty',
})
export const ownMessage = feature.style(message, {
  justifySelf: 'end',
  backgroundColor: family.tint,
})
