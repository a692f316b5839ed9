import { waitsBelow } from '../../theme/arriving.ts'
import { color, ground } from '../../theme/contract.css.ts'
import { chosenInForcedColors } from '../../theme/forcedColors.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, leading, sizeOf, specialStyle, textFace, textStyle } from '../../theme/textStyles.ts'
import { control, gutter, line, media, sectionSpace, space, twoOrOne } from '../../theme/tokens.ts'

export const footer = pattern.style({
  vars: { [ground.color]: color.slab, [color.focus]: color.onSlab, [color.focusGap]: color.slab },
  backgroundColor: color.slab,
  color: color.onSlab,
  marginTop: sectionSpace,
  selectors: waitsBelow,
  '@media': {
    print: {
      vars: { [color.onSlab]: color.ink, [color.onSlab2]: color.ink2 },
      background: 'none',
      marginTop: space(8),
      breakInside: 'avoid',
      // Never alone on a sheet.
      breakBefore: 'avoid',
    },
  },
})
export const inner = pattern.style({
  width: `min(100% - 2 * ${gutter}, 1440px)`,
  marginInline: 'auto',
  '@media': { print: { width: '100%' } },
})
export const columns = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space(48, 0),
  paddingBlock: space(64, 48),
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.narrow]: { gridTemplateColumns: twoOrOne, paddingBlock: space(48, 32) },
    print: {
      gridTemplateColumns: '1fr 1fr',
      paddingBlock: space(6, 0),
      borderTop: `${line.hair} solid ${color.line}`,
    },
  },
})
export const column = pattern.style({ paddingInlineEnd: space(24), minWidth: 0 })
const wholeOnNarrow = { '@media': { [media.narrow]: { gridColumn: '1 / -1' } } } as const
export const brandColumn = pattern.style({
  '@media': { [media.belowWide]: { gridColumn: '1 / -1' } },
})
export const contactColumn = pattern.style(wholeOnNarrow)
export const brand = pattern.style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(12),
  minHeight: control.touch,
  textDecoration: 'none',
  ...specialStyle.wordmarkLarge,
  '@media': { print: { ...sizeOf(textStyle.subheading), minHeight: 0 } },
})
pattern.global(`${brand} > svg`, { '@media': { print: { width: '28px', height: '28px' } } })
export const blurb = pattern.style({
  marginTop: space(16),
  ...sizeOf(textStyle.dense),
  maxWidth: '20em',
  color: color.onSlab2,
  '@media': { print: { display: 'none' } },
})
export const head = pattern.style({
  ...textFace,
  ...textStyle.label,
  ...emphasis.strong,
  color: color.onSlab2,
  marginBottom: space(10),
  '@media': { print: { display: 'none' } },
})
export const link = pattern.style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '36px',
  // Links of two lines stay apart.
  paddingBlock: space(6),
  ...leading.tight,
  width: 'fit-content',
  gap: space(8),
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    [media.narrow]: { minHeight: control.touch },
    [media.coarsePointer]: { minHeight: control.touch },
    print: { minHeight: 0, paddingBlock: 0 },
  },
})
export const promise = pattern.style({
  marginTop: space(8),
  ...textStyle.small,
  color: color.onSlab2,
  '@media': { print: { marginTop: 0 } },
})
export const end = pattern.style({
  borderTop: `${line.hair} solid ${color.slabLine}`,
  // Leaves the corner to the chat button.
  padding: `${space(18)} 88px 26px 0`,
  '@media': { [media.narrow]: { paddingInlineEnd: 0, paddingBottom: '88px' } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(12, 28),
  ...textStyle.small,
  color: color.onSlab2,
})
export const legal = pattern.style({ marginInlineEnd: 'auto', maxWidth: '40em' })
export const themes = pattern.style({ display: 'flex', flexWrap: 'wrap' })
export const theme = pattern.style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  padding: space(0, 10),
  cursor: 'pointer',
  border: `${line.hair} solid ${color.slabLine}`,
  selectors: {
    '& + &': { marginInlineStart: '-1px' },
    '&:hover': { color: color.onSlab },
    '&:has(:checked)': {
      backgroundColor: color.onSlab,
      color: color.slab,
      borderColor: color.onSlab,
      '@media': chosenInForcedColors,
    },
    '&:has(:focus-visible)': { outline: `${line.bold} solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.narrow]: { minHeight: control.touch, padding: space(0, 14) },
    [media.coarsePointer]: { minHeight: control.touch, padding: space(0, 14) },
  },
})
export const themeInput = pattern.style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  margin: 0,
  cursor: 'pointer',
})
export const policy = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  cursor: 'pointer',
  minHeight: '32px',
  color: color.onSlab,
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
  '@media': {
    [media.narrow]: { minHeight: control.touch },
    [media.coarsePointer]: { minHeight: control.touch },
  },
})
