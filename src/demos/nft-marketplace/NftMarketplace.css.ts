import { color, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { font, line, media, size, tracking } from '../../theme/tokens.ts'

export const bar = feature.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px',
})
export const search = feature.style({ flex: '0 1 380px', minWidth: 0 })
export const count = feature.style({
  fontSize: size.small,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
/** Height of everything in the overlay but the works: its margins, the panel's head and foot, search and tabs. */
const AROUND_WORKS = '418px'
/** Keeps the panel as tall as it was, and so the search in its place, while the list gets shorter. */
export const found = feature.style({
  '@media': { [media.fromMedium]: { minHeight: `calc(100dvh - ${AROUND_WORKS})` } },
})
export const works = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '20px',
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' },
  },
})
export const card = feature.style({
  vars: { [ground.color]: color.sheet },
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
})
export const cardBody = feature.style({
  padding: '12px 14px 14px',
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  gap: '8px',
  flex: 1,
  '@media': { [media.narrow]: { padding: '10px 10px 12px' } },
})
export const name = feature.style({ fontSize: '1.125rem', lineHeight: 1.2 })
export const creator = feature.style({ fontSize: size.small, lineHeight: 1.4, color: color.ink2 })
export const meta = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 8px',
  fontSize: size.micro,
  lineHeight: 1.5,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const category = feature.style({ '@media': { [media.belowWide]: { flexBasis: '100%' } } })
export const priceLine = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 8px',
  borderTop: `${line.hair} solid ${color.line}`,
  paddingTop: '9px',
})
export const price = feature.style({
  fontFamily: font.display,
  fontWeight: 650,
  fontSize: '1.1875rem',
  lineHeight: 1.1,
  letterSpacing: tracking.sub,
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { fontSize: '1.0625rem' } },
})
export const score = feature.style({
  fontSize: size.micro,
  lineHeight: 1.4,
  color: color.ink2,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const actions = feature.style({
  display: 'grid',
  gridTemplateColumns: '1.4fr 1fr',
  gap: '8px',
  alignSelf: 'end',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
feature.global(`${actions} > button`, { paddingInline: '10px' })
