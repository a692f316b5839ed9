import { color, ground } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { font, gutter, line, media, sectionSpace, size } from '../theme/tokens.ts'

export const footer = pattern.style({
  vars: { [ground.color]: color.slab, [color.focus]: color.onSlab, [color.focusGap]: color.slab },
  backgroundColor: color.slab,
  color: color.onSlab,
  marginTop: sectionSpace,
  '@media': {
    print: {
      vars: { [color.onSlab]: color.ink, [color.onSlab2]: color.ink2 },
      background: 'none',
      marginTop: '16px',
      breakInside: 'avoid',
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
  gap: '48px 0',
  paddingBlock: '64px 48px',
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.narrow]: { gridTemplateColumns: '1fr 1fr', paddingBlock: '48px 32px' },
    print: {
      gridTemplateColumns: '1fr 1fr',
      paddingBlock: '12px',
      borderTop: `${line.hair} solid ${color.line}`,
    },
  },
})
export const column = pattern.style({ paddingRight: '24px', minWidth: 0 })
const wholeOnNarrow = { '@media': { [media.narrow]: { gridColumn: '1 / -1' } } } as const
export const brandColumn = pattern.style({
  '@media': { [media.belowWide]: { gridColumn: '1 / -1' } },
})
export const contactColumn = pattern.style(wholeOnNarrow)
export const brand = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  textDecoration: 'none',
  fontFamily: font.display,
  fontWeight: 750,
  fontSize: '1.875rem',
  lineHeight: 1,
  letterSpacing: '-.04em',
  '@media': { print: { fontSize: size.t4, minHeight: 0 } },
})
export const blurb = pattern.style({
  marginTop: '16px',
  fontSize: '.9375rem',
  maxWidth: '20em',
  color: color.onSlab2,
  '@media': { print: { display: 'none' } },
})
export const head = pattern.style({
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: 0,
  color: color.onSlab2,
  marginBottom: '10px',
  '@media': { print: { display: 'none' } },
})
export const link = pattern.style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '36px',
  width: 'fit-content',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.narrow]: { minHeight: '44px' }, print: { minHeight: 0 } },
})
export const promise = pattern.style({ marginTop: '8px', fontSize: size.small, color: color.onSlab2 })
export const end = pattern.style({
  borderTop: `${line.hair} solid ${color.slabLine}`,
  // Leaves the corner to the chat button.
  padding: '18px 88px 26px 0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 28px',
  fontSize: size.small,
  color: color.onSlab2,
})
export const legal = pattern.style({ marginRight: 'auto', maxWidth: '40em' })
export const themes = pattern.style({ display: 'flex', alignItems: 'center', gap: '4px' })
export const theme = pattern.style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  padding: '0 10px',
  cursor: 'pointer',
  border: `${line.hair} solid ${color.slabLine}`,
  selectors: {
    '& + &': { marginLeft: '-5px' },
    '&:hover': { color: color.onSlab },
    '&:has(:checked)': { backgroundColor: color.onSlab, color: color.slab, borderColor: color.onSlab },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.narrow]: { minHeight: '44px', padding: '0 14px' } },
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
  '@media': { [media.narrow]: { minHeight: '44px' } },
})
export const policyInPlace = pattern.style({ selectors: { '&[open]': { flexBasis: '100%' } } })
export const clauses = pattern.style({ display: 'grid', gap: '16px', maxWidth: '46em', paddingBlock: '12px' })
export const clauseHeading = pattern.style({ color: color.onSlab, fontWeight: 600 })
