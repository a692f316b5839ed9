import { pattern } from '../../theme/layered.ts'
import { space } from '../../theme/tokens.ts'

export const answers = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 20),
  minWidth: 0,
  // An address is one long word.
  overflowWrap: 'anywhere',
})
export const reply = pattern.style({ minWidth: 0, overflowWrap: 'anywhere' })
/** Only the words are underlined, because the link is as high as a touch target. */
pattern.global(`${answers} a`, {
  borderBottom: 0,
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
})
