import { color } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { control, line, media, size, weight } from '../theme/tokens.ts'

export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: '5fr 3fr',
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '48px' } },
})
export const composer = feature.style({
  display: 'grid',
  gap: '20px',
  paddingRight: '56px',
  minWidth: 0,
  '@media': { [media.narrow]: { gap: '18px', paddingRight: 0 } },
})
/** What became of a copy stands here; it is always there to be listened to, so it may take no room while empty. */
export const told = feature.style({ display: 'grid' })
feature.global(`${told} > :not(:empty, :last-child)`, { marginBottom: '12px' })
export const status = feature.style({
  fontSize: size.small,
  fontWeight: weight.strong,
})
/** To be copied by hand: one press selects all of it. */
export const text = feature.style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  padding: '12px 16px',
  maxHeight: '16em',
  overflowY: 'auto',
  backgroundColor: color.well,
  border: `${line.hair} solid ${color.line}`,
})
export const promise = feature.style({
  fontSize: size.micro,
  lineHeight: 1.45,
  color: color.ink2,
  maxWidth: '46em',
})
export const channels = feature.style({ marginTop: '12px' })
feature.global(`${channels} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '28px',
  marginBlock: '-2px',
})
feature.global(`${channels} a`, {
  '@media': { [media.coarsePointer]: { minHeight: control.touch, marginBlock: '-8px' } },
})
