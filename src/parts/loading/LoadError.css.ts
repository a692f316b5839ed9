import { color, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { textStyle } from '../../theme/textStyles.ts'
import { depth, line, media, space } from '../../theme/tokens.ts'

/** Above the chat's button. */
export const failure = pattern.style({
  vars: { [ground.color]: color.sheet },
  position: 'fixed',
  right: '24px',
  bottom: '100px',
  zIndex: depth.chat,
  display: 'grid',
  gap: space(14),
  width: 'min(360px, 100% - 24px)',
  padding: space(16),
  backgroundColor: color.sheet,
  border: `${line.edge} solid ${color.ink}`,
  boxShadow: color.popShadow,
  ...textStyle.small,
  '@media': { [media.narrow]: { right: '12px', bottom: '80px' } },
})
