import { color } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { media, size } from '../theme/tokens.ts'

export const value = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '4px 8px',
  marginBlock: '-6px',
})
export const button = pattern.style({
  width: '32px',
  height: '32px',
  '@media': { [media.narrow]: { width: '44px', height: '44px' } },
})
pattern.global(`${button} svg`, { width: '18px', height: '18px' })
export const notice = pattern.style({ fontSize: size.micro, color: color.ink2, fontWeight: 500 })
