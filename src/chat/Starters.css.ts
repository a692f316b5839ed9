import { color, duration } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { rowTint } from '../theme/rowTint.ts'
import { emphasis, textStyle } from '../theme/textStyles.ts'
import { ease, line, media, space } from '../theme/tokens.ts'

export const starters = feature.style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(12),
  // On a phone the note is at the foot of the window.
  flex: 'auto',
})
export const list = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const caption = feature.style({ paddingBottom: space(8), ...textStyle.caption, color: color.ink2 })
export const item = feature.style({ borderBottom: `${line.hair} solid ${color.line}` })
export const question = feature.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(12),
  width: '100%',
  minHeight: '52px',
  paddingBlock: space(6),
  paddingInlineEnd: space(4),
  textAlign: 'start',
  ...emphasis.firm,
  ...textStyle.dense,
  position: 'relative',
  isolation: 'isolate',
  selectors: rowTint('10px'),
  '@media': { [media.narrow]: { minHeight: '80px' } },
})
feature.global(`${question} > svg`, {
  flex: 'none',
  transition: `transform ${duration.press} ${ease.fold}`,
})
feature.global(`[dir="rtl"] ${question} > svg`, { transform: 'scaleX(-1)' })
export const note = feature.style({ ...textStyle.caption, color: color.ink2, marginTop: 'auto' })
