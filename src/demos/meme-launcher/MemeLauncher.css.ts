import { heads as rowHeads } from '../../patterns/figures/headedRows.css.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { clampedTo } from '../../theme/clamped.ts'
import { color } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, textFace, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

export const heading = feature.style(panelHeading, { marginBottom: space(12) })

export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  gap: space(40),
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) 240px', gap: space(24) },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(20) },
  },
})
export const form = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space(20, 24),
  alignContent: 'start',
  '@container': {
    [within.belowWide]: { gap: space(18, 16) },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const whole = feature.style({ gridColumn: '1 / -1' })
export const formActions = feature.style({ display: 'flex', flexWrap: 'wrap', gap: space(12) })
feature.global(`${formActions} > button`, { '@container': { [within.belowWide]: { flex: '1 1 auto' } } })
export const long = feature.style(whole)
// As high as it takes to level the form with the preview.
feature.global(`${long} textarea`, { '@container': { [within.wide]: { minHeight: '222px' } } })

export const preview = feature.style({
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  alignSelf: 'start',
  '@container': {
    [within.narrow]: { display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', order: -1 },
  },
})
export const previewText = feature.style({
  padding: space(14, 18, 16),
  minWidth: 0,
  '@container': { [within.narrow]: { padding: space(10, 14), alignSelf: 'center' } },
})
export const previewName = feature.style({ ...textStyle.panelTitle, ...clampedTo(2) })
export const previewSymbol = feature.style({
  ...textStyle.smallShort,
  color: color.ink2,
  ...clampedTo(2),
})
export const previewDescription = feature.style({
  ...textStyle.small,
  marginTop: space(6),
  // Lines as typed.
  whiteSpace: 'pre-line',
  ...clampedTo(4),
})

const listColumns = 'minmax(0, 2.6fr) 1fr .95fr .9fr .75fr 1.05fr 212px'
export const heads = feature.style(rowHeads, { gridTemplateColumns: listColumns })
export const memes = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const meme = feature.style({
  borderBottom: `${line.hair} solid ${color.line}`,
  display: 'grid',
  gridTemplateColumns: listColumns,
  gap: space(18),
  alignItems: 'center',
  padding: space(14, 0),
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: space(14, 16) },
    [within.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space(12) },
  },
})
export const who = feature.style({
  display: 'flex',
  gap: space(14),
  alignItems: 'center',
  minWidth: 0,
  '@container': {
    [within.belowWide]: { gridArea: '1 / 1 / auto / span 3' },
    [within.narrow]: { gridArea: 'auto / 1 / auto / -1' },
  },
})
export const picture = feature.style({ width: '56px', flex: 'none' })
export const name = feature.style(textStyle.name)
export const symbol = feature.style({
  ...textFace,
  ...sizeOf(textStyle.caption),
  ...emphasis.strong,
  color: color.ink2,
  marginInlineStart: space(4),
})
export const description = feature.style(textStyle.smallShort)
export const talk = feature.style({
  ...textStyle.caption,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
/** The facts take part in the row's grid. */
export const facts = feature.style({ display: 'contents' })
export const score = feature.style({ width: '58px', flex: 'none' })
export const actions = feature.style({
  display: 'flex',
  gap: space(10),
  justifyContent: 'flex-end',
  '@container': {
    [within.belowWide]: { gridArea: '1 / 4 / auto / span 2' },
    [within.narrow]: { gridArea: 'auto / 1 / auto / -1' },
  },
})
feature.global(`${actions} > button`, { '@container': { [within.narrow]: { flex: 1 } } })
