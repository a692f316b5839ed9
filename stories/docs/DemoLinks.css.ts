import { color, family } from '#src/theme/contract.css.ts'
import { pattern } from '#src/theme/layered.ts'
import { emphasis, textStyle } from '#src/theme/textStyles.ts'
import { control, line, media, space } from '#src/theme/tokens.ts'

/** Why there are fewer links. */
export const alone = pattern.style({ padding: space(16, 20), backgroundColor: color.warnT })
/** Search, order and the number of demos. */
export const tools = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 240px auto',
  gap: space(12, 20),
  alignItems: 'end',
  padding: space(20, 20, 0),
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: space(16) } },
})
export const found = pattern.style({ ...textStyle.small, color: color.ink2, paddingBottom: space(18) })
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
export const open = pattern.style({
  minHeight: control.small,
  display: 'inline-flex',
  alignItems: 'center',
  ...textStyle.small,
  ...emphasis.strong,
})
export const texts = pattern.style({ minWidth: 0 })
export const name = pattern.style(textStyle.panelTitle)
export const sentence = pattern.style({ marginTop: space(4), color: color.ink2, ...textStyle.bodyShort })
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
  ...textStyle.label,
  ...emphasis.strong,
  '@media': { [media.narrow]: { gridColumn: '1 / -1', paddingTop: space(6) } },
})
export const address = pattern.style({
  ...textStyle.small,
  overflowWrap: 'anywhere',
  margin: 0,
})
pattern.global(`${address} > :first-child`, {
  display: 'inline-block',
  paddingBlock: space(4),
  marginInlineEnd: space(12),
})
export const notice = pattern.style({
  display: 'inline-block',
  ...textStyle.caption,
  color: color.ink2,
})
export const action = pattern.style({ margin: 0, display: 'flex', gap: space(14), alignItems: 'center' })
