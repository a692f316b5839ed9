import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { control, media, space } from '../../theme/tokens.ts'

export const value = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(4, 8),
  marginBlock: `-${space(6)}`,
})
export const button = pattern.style({
  width: '32px',
  height: '32px',
  '@media': {
    [media.narrow]: { width: control.touch, height: control.touch },
    [media.coarsePointer]: { width: control.touch, height: control.touch },
  },
})
pattern.global(`${button} svg`, { width: '18px', height: '18px' })
/** On a phone the message takes the place of the value, so that nothing moves. */
export const place = {
  copied: pattern.style({ '@media': { [media.narrow]: { display: 'none' } } }),
  refused: '',
}
export const notice = pattern.style({ ...sizeOf(textStyle.caption), ...emphasis.medium, color: color.ink2 })
