import { color, family, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { besley, leading, sizeOf, specialStyle, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'
import { inHouseColors } from './SenderLine.css.ts'

/** With the foot it takes at most 120 px of a wide panel and 132 of a phone (site/tests/frame.test.ts). */
export const bar = pattern.style({
  vars: { [ground.color]: color.paper },
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(14),
  minHeight: '64px',
  paddingInlineStart: space(24),
  borderBottom: `${line.edge} solid ${color.ink}`,
  backgroundColor: color.paper,
  color: color.ink,
  '@container': {
    [within.narrow]: { minHeight: '68px', gap: space(10), paddingInlineStart: space(12) },
  },
})
/** In the company's own colors, but for its square and the rule below it. */
export const sent = pattern.style({
  borderBottom: `${line.bold} solid transparent`,
  '@media': { screen: { vars: inHouseColors } },
})
export const tile = pattern.style({
  flex: 'none',
  width: '40px',
  height: '40px',
  overflow: 'hidden',
  backgroundColor: family.face,
})
pattern.global(`${sent} > ${tile}::after`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  height: line.bold,
  backgroundColor: family.face,
})
/** Name and label side by side, or below each other where there is less room. */
export const texts = pattern.style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(14),
  '@container': {
    [within.narrow]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      rowGap: space(4),
    },
  },
})
export const title = pattern.style({
  ...besley.display,
  ...sizeOf(specialStyle.figureSmall),
  ...leading.tight,
  overflowWrap: 'anywhere',
  '@container': { [within.narrow]: sizeOf(specialStyle.intro) },
})
export const titleOfSent = pattern.style({
  ...sizeOf(textStyle.name),
  '@container': { [within.narrow]: sizeOf(textStyle.dense) },
})
export const label = pattern.style({ ...sizeOf(textStyle.caption), ...leading.tight, color: color.ink2 })
// A separate line.
pattern.global(`${texts} > div`, { flexBasis: '100%' })
pattern.narrow(`${texts} > div`, { flexBasis: 'auto' })
// Four lines of a sent demo on a phone.
pattern.narrow(`${sent} > ${texts}`, { gap: space(2) })
pattern.narrow(`${sent} ${titleOfSent}, ${sent} ${label}`, leading.solid)
pattern.narrow(`${sent} > ${tile}`, { width: '32px', height: '32px' })
