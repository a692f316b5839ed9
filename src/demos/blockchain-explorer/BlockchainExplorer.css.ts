import { cellHead } from '../../primitives/Table.css.ts'
import { color } from '../../theme/contract.css.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { feature } from '../../theme/layered.ts'
import { font, media, size, tracking, weight } from '../../theme/tokens.ts'

/** Below this seven columns leave no room for the addresses' badges. */
const tight = 'screen and (max-width: 979.98px)'

export const search = feature.style({ minWidth: 0 })
feature.global(`${search} input`, { textOverflow: 'ellipsis' })
feature.global(`${search} button`, { paddingInline: '20px' })

export const address = feature.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  verticalAlign: 'middle',
})
export const avatar = feature.style({
  flex: 'none',
  width: '20px',
  '@media': { [`${tight} and (min-width: 768px)`]: { display: 'none' } },
})
export const value = feature.style({ fontWeight: weight.strong, whiteSpace: 'nowrap' })
export const time = feature.style({ color: color.ink2, whiteSpace: 'nowrap' })

// Narrow, a row is three lines: what and when, from whom to whom, how much.
export const transactions = feature.style({})
export const blocks = feature.style({})
const narrow = (selector: string, rule: Parameters<typeof feature.global>[1]) =>
  feature.global(selector, { '@media': { [media.narrow]: rule as never } })
for (const list of [transactions, blocks]) {
  feature.global(`${list} :is(th, td):not(:last-child)`, {
    '@media': { [`${tight} and (min-width: 768px)`]: { paddingRight: '12px' } },
  })
  narrow(`${list} tr`, { gap: '6px 12px', padding: '12px 0', alignItems: 'center' })
  narrow(`${list} tbody tr:first-child`, { paddingTop: 0 })
  // Heads of what speaks for itself are still read.
  narrow(`${list} ${cellHead}`, hiddenButRead)
}
/** A head that is seen, before its fact on the same line. */
const seen = {
  position: 'static',
  display: 'inline',
  width: 'auto',
  height: 'auto',
  clipPath: 'none',
  marginRight: '6px',
  fontSize: size.small,
} as const
narrow(`${transactions} tr`, { gridTemplateColumns: 'minmax(0, 1fr) auto auto' })
narrow(`${transactions} tr > :nth-child(1)`, { gridArea: '1 / 1' })
narrow(`${transactions} tr > :nth-child(2)`, { gridArea: '2 / 1' })
narrow(`${transactions} tr > :nth-child(3)`, { gridArea: '2 / 2 / auto / span 2', textAlign: 'right' })
narrow(`${transactions} tr > :nth-child(4)`, { gridArea: '3 / 1' })
narrow(`${transactions} tr > :nth-child(5)`, {
  gridArea: '3 / 2 / auto / span 2',
  textAlign: 'right',
  color: color.ink2,
})
narrow(`${transactions} tr > :nth-child(6)`, { gridArea: '1 / 3' })
narrow(`${transactions} tr > :nth-child(7)`, { gridArea: '1 / 2' })
narrow(`${transactions} tr > :nth-child(3) > ${cellHead}`, seen)

narrow(`${blocks} tr`, { gridTemplateColumns: 'minmax(0, 1fr) auto' })
narrow(`${blocks} tr > :nth-child(1)`, { gridArea: '1 / 1' })
narrow(`${blocks} tr > :nth-child(2)`, { gridArea: '2 / 1' })
narrow(`${blocks} tr > :nth-child(3)`, { gridArea: '2 / 2', textAlign: 'right' })
narrow(`${blocks} tr > :nth-child(4)`, { gridArea: '3 / 1' })
narrow(`${blocks} tr > :nth-child(5)`, { gridArea: '3 / 2', textAlign: 'right' })
narrow(`${blocks} tr > :nth-child(6)`, { gridArea: '1 / 2', textAlign: 'right' })
narrow(`${blocks} tr > :is(:nth-child(3), :nth-child(4), :nth-child(5)) > ${cellHead}`, seen)

export const analytics = feature.style({ display: 'grid', gap: '28px' })
export const plots = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '28px',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' } },
})
export const plot = feature.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'center',
})
export const columns = feature.style({ flex: 'none' })
export const plotName = feature.style({
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: 420,
  letterSpacing: 0,
  lineHeight: 1.3,
})
export const plotFigure = feature.style({
  fontFamily: font.display,
  fontWeight: 650,
  fontSize: size.t3,
  lineHeight: 1.15,
  letterSpacing: tracking.sub,
  fontVariantNumeric: 'lining-nums',
  marginBlock: '4px 6px',
})
export const plotWords = feature.style({
  fontSize: size.micro,
  lineHeight: 1.4,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textWrap: 'balance',
})
