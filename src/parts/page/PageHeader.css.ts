import { pattern } from '../../theme/layered.ts'
import { atMost, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { media, space } from '../../theme/tokens.ts'
import { section } from '../sections/Section.css.ts'

export const head = pattern.style({
  paddingBlock: `clamp(${space(40)}, 5.4vw, 76px) clamp(${space(32)}, 4vw, ${space(56)})`,
  '@media': { print: { paddingBlock: space(4, 18) } },
})
// It has its own space below.
pattern.global(`${head} + ${section}`, { paddingTop: 0 })
/** Never wider than its longest word allows, so that no name is broken inside a word. */
export const title = pattern.style({
  ...atMost(textStyle.display, '9.2cqi'),
  marginInlineStart: '-.04em',
  '@media': {
    [media.narrow]: sizeOf(atMost(textStyle.display, '13.5cqi')),
    print: sizeOf(textStyle.banner),
  },
})
export const split = pattern.style({
  display: 'grid',
  gridTemplateColumns: '5fr 3fr',
  alignItems: 'end',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(20) } },
})
export const lead = pattern.style({ textWrap: 'balance' })
