import { color, family } from '#src/theme/contract.css.ts'
import { pattern } from '#src/theme/layered.ts'
import { control, fixedSize, font, line, media, size, space, weight } from '#src/theme/tokens.ts'

export const list = pattern.style({
  margin: 0,
  paddingInline: space(20),
  '@media': { [media.narrow]: { paddingInline: space(16) } },
})
export const demo = pattern.style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: space(12, 20),
  padding: space(20, 0),
  selectors: { '& + &': { borderTop: `${line.hair} solid ${color.line}` } },
  '@media': { [media.narrow]: { gridTemplateColumns: '64px minmax(0, 1fr)', columnGap: space(14) } },
})
export const tile = pattern.style({
  aspectRatio: '1',
  backgroundColor: family.face,
})
/** The demo's picture in the client's tones, and the client's mark. */
export const preview = pattern.style({
  gridRow: 'span 2',
  alignSelf: 'start',
  '@media': { [media.narrow]: { gridRow: 'auto' } },
})
export const mark = pattern.style({ marginTop: space(4) })
export const client = pattern.style({ display: 'block', overflowWrap: 'anywhere' })
export const choice = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  minHeight: control.touch,
  fontSize: size.small,
  cursor: 'pointer',
})
export const open = pattern.style({
  minHeight: control.small,
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: size.small,
  fontWeight: weight.strong,
})
export const mail = pattern.style({
  display: 'grid',
  gap: space(12),
  padding: space(24, 20),
  borderTop: `${line.rule} solid ${color.ink}`,
})
export const mailText = pattern.style({
  margin: 0,
  padding: space(16),
  fontFamily: font.text,
  fontSize: size.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
})
export const mailActions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(12),
  alignItems: 'center',
})
export const texts = pattern.style({ minWidth: 0 })
export const name = pattern.style({ fontSize: fixedSize[20], lineHeight: 1.2 })
export const sentence = pattern.style({ marginTop: space(4), color: color.ink2, lineHeight: 1.45 })
export const links = pattern.style({
  minWidth: 0,
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
})
export const link = pattern.style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr) auto',
  gap: space(2, 12),
  alignItems: 'center',
  minHeight: '48px',
  paddingBlock: space(4),
  borderTop: `${line.hair} solid ${color.line}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const linkName = pattern.style({
  fontSize: size.small,
  fontWeight: weight.strong,
  lineHeight: 1.3,
  '@media': { [media.narrow]: { gridColumn: '1 / -1', paddingTop: space(6) } },
})
export const address = pattern.style({
  fontSize: size.small,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  margin: 0,
})
pattern.global(`${address} > :first-child`, {
  display: 'inline-block',
  paddingBlock: space(4),
  marginRight: space(12),
})
export const notice = pattern.style({
  display: 'inline-block',
  fontSize: size.micro,
  lineHeight: 1.4,
  color: color.ink2,
})
export const action = pattern.style({ margin: 0, display: 'flex', gap: space(14), alignItems: 'center' })
