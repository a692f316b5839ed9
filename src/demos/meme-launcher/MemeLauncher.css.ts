import { color } from '../../theme/contract.css.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { feature } from '../../theme/layered.ts'
import { font, line, media, size, weight } from '../../theme/tokens.ts'

export const heading = feature.style({ fontSize: '1.25rem', lineHeight: 1.2, marginBottom: '12px' })

export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  gap: '40px',
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) 240px', gap: '24px' },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  },
})
export const form = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '20px 24px',
  alignContent: 'start',
  '@media': {
    [media.belowWide]: { gap: '18px 16px' },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const whole = feature.style({ gridColumn: '1 / -1' })
export const formActions = feature.style({ display: 'flex', flexWrap: 'wrap', gap: '12px' })
feature.global(`${formActions} > button`, { '@media': { [media.belowWide]: { flex: '1 1 auto' } } })
export const long = feature.style(whole)
// As high as it takes to level the form with the preview.
feature.global(`${long} textarea`, { '@media': { [media.wide]: { minHeight: '222px' } } })

export const preview = feature.style({
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  alignSelf: 'start',
  '@media': {
    [media.narrow]: { display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', order: -1 },
  },
})
const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const
export const previewText = feature.style({
  padding: '14px 18px 16px',
  minWidth: 0,
  '@media': { [media.narrow]: { padding: '10px 14px', alignSelf: 'center' } },
})
export const previewName = feature.style({ fontSize: '1.25rem', lineHeight: 1.25, ...clamped(2) })
export const previewSymbol = feature.style({
  fontSize: size.small,
  lineHeight: 1.4,
  color: color.ink2,
  ...clamped(2),
})
export const previewDescription = feature.style({
  fontSize: size.small,
  lineHeight: 1.45,
  marginTop: '6px',
  // Lines as typed.
  whiteSpace: 'pre-line',
  ...clamped(4),
})

const listColumns = 'minmax(0, 2.6fr) 1fr .95fr .9fr .75fr 1.05fr 212px'
export const heads = feature.style({
  display: 'grid',
  gridTemplateColumns: listColumns,
  gap: '18px',
  paddingBottom: '8px',
  fontSize: size.micro,
  color: color.ink2,
  fontWeight: weight.strong,
  '@media': { [media.belowWide]: { display: 'none' } },
})
export const memes = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const meme = feature.style({
  borderBottom: `${line.hair} solid ${color.line}`,
  display: 'grid',
  gridTemplateColumns: listColumns,
  gap: '18px',
  alignItems: 'center',
  padding: '14px 0',
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: '14px 16px' },
    [media.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '12px' },
  },
})
export const who = feature.style({
  display: 'flex',
  gap: '14px',
  alignItems: 'center',
  minWidth: 0,
  '@media': {
    [media.belowWide]: { gridArea: '1 / 1 / auto / span 3' },
    [media.narrow]: { gridArea: 'auto / 1 / auto / -1' },
  },
})
export const picture = feature.style({ width: '56px', flex: 'none' })
export const name = feature.style({ fontSize: '1.125rem', lineHeight: 1.2 })
export const symbol = feature.style({
  fontFamily: font.text,
  fontSize: size.micro,
  fontWeight: weight.strong,
  letterSpacing: 0,
  color: color.ink2,
  marginLeft: '4px',
})
export const description = feature.style({ fontSize: size.small, lineHeight: 1.4 })
export const talk = feature.style({
  fontSize: size.micro,
  lineHeight: 1.4,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
/** The facts take part in the row's grid. */
export const facts = feature.style({ display: 'contents' })
/** Wide, the heads above the list are seen; these are read. */
export const factName = feature.style({
  '@media': {
    [media.wide]: hiddenButRead,
    [media.belowWide]: { fontSize: size.micro, color: color.ink2, fontWeight: weight.strong },
  },
})
export const fact = feature.style({
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
})
export const score = feature.style({ width: '58px', flex: 'none' })
export const actions = feature.style({
  display: 'flex',
  gap: '10px',
  justifyContent: 'flex-end',
  '@media': {
    [media.belowWide]: { gridArea: '1 / 4 / auto / span 2' },
    [media.narrow]: { gridArea: 'auto / 1 / auto / -1' },
  },
})
feature.global(`${actions} > button`, { '@media': { [media.narrow]: { flex: 1 } } })
