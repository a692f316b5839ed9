import { color } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { emphasis, textStyle } from '../theme/textStyles.ts'
import { control, line, media, space } from '../theme/tokens.ts'

export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: '5fr 3fr',
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(48) } },
})
export const composer = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(20),
  paddingInlineEnd: space(56),
  minWidth: 0,
  '@media': { [media.narrow]: { gap: space(18), paddingInlineEnd: 0 } },
})
// In large letters they take two lines.
feature.global(`${composer} a`, { maxWidth: '100%', whiteSpace: 'normal' })
/** The result of a copy. It is always present as a live region, so it takes no space while empty. */
export const told = feature.style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
feature.global(`${told} > :not(:empty, :last-child)`, { marginBottom: space(12) })
export const status = feature.style({
  ...textStyle.small,
  ...emphasis.strong,
})
/** Text to copy manually: one press selects all of it. */
export const text = feature.style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  padding: space(12, 16),
  maxHeight: '16em',
  overflowY: 'auto',
  backgroundColor: color.well,
  border: `${line.hair} solid ${color.line}`,
})
export const promise = feature.style({
  ...textStyle.caption,
  color: color.ink2,
  maxWidth: '46em',
})
/** Composed from the fold of the topic's family. */
export const art = feature.style({ aspectRatio: '3 / 2', '@media': { [media.narrow]: { aspectRatio: '3' } } })
export const channels = feature.style({ marginTop: space(12) })
feature.global(`${channels} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '28px',
  marginBlock: `-${space(2)}`,
})
feature.global(`${channels} a`, {
  '@media': { [media.coarsePointer]: { minHeight: control.touch, marginBlock: `-${space(8)}` } },
})
export const elsewhere = feature.style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: space(16),
})
