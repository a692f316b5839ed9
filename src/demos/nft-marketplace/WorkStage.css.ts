import { color, family, ground } from '../../theme/contract.css.ts'
import { chosenInForcedColors } from '../../theme/forcedColors.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, leading, specialStyle, textStyle } from '../../theme/textStyles.ts'
import { control, line, media, space, within } from '../../theme/tokens.ts'
import { actions } from './NftMarketplace.css.ts'

/** A whole row: the picture as high as what is beside it. */
export const stage = feature.style({
  vars: { [ground.color]: color.sheet },
  gridColumn: '1 / -1',
  scrollMarginTop: space(12),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 13fr)',
  backgroundColor: color.sheet,
  border: `${line.edge} solid ${color.ink}`,
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const mat = feature.style({
  display: 'grid',
  alignItems: 'center',
  minWidth: 0,
  backgroundColor: family.tint,
  // On a phone half of the window.
  '@container': { [within.narrow]: { justifyItems: 'center' } },
})
feature.global(`${mat} > *`, { '@container': { [within.narrow]: { width: 'min(100%, 46svh)' } } })
export const body = feature.style({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space(12),
  padding: space(16, 20, 20),
  '@container': { [within.narrow]: { padding: space(10, 12, 14), gap: space(10) } },
})
export const head = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space(4, 12),
})
export const name = feature.style({ ...specialStyle.dialogTitle, overflowWrap: 'anywhere' })
export const creator = feature.style({ ...textStyle.smallShort, color: color.ink2, marginTop: space(4) })
export const turns = feature.style({ display: 'flex', alignItems: 'center', margin: `-${space(8)}` })
feature.narrow(turns, { marginInline: `-${space(12)}` })
feature.narrow(`${head} > :last-child`, { flex: '1 1 auto' })
feature.narrow(`${turns} > :last-child`, { marginInlineStart: 'auto' })
export const place = feature.style({
  ...textStyle.smallShort,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
export const placeName = feature.style(hiddenButRead)
export const priceLine = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(2, 12),
  borderTop: `${line.hair} solid ${color.line}`,
  paddingTop: space(10),
})
export const price = feature.style({ ...textStyle.figure, ...leading.tight, whiteSpace: 'nowrap' })
export const against = feature.style({ ...textStyle.smallShort, color: color.ink2 })
export const panels = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 19fr) minmax(0, 10fr)',
  gap: space(20),
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const panel = feature.style({ display: 'grid', alignContent: 'start', gap: space(8), minWidth: 0 })
export const panelName = feature.style({ ...textStyle.label, ...emphasis.strong })
export const offers = feature.style({ display: 'grid' })
export const offer = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 8),
  ...textStyle.smallShort,
  paddingBlock: space(4),
  selectors: { '& + &': { borderTop: `${line.hair} solid ${color.line}` } },
})
export const ownOffer = feature.style(offer, {
  backgroundColor: family.tint,
  boxShadow: `0 0 0 ${space(4)} ${family.tint}`,
  ...emphasis.strong,
})
// The slider is below its name and the bid's place.
feature.global(`${panel} input`, { order: 1, flexBasis: '100%' })
export const offered = feature.style({
  ...emphasis.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
export const traits = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(8),
})
export const trait = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(0, 8),
  minHeight: control.small,
  padding: space(4, 10),
  ...textStyle.smallShort,
  textAlign: 'start',
  backgroundColor: family.tint,
  cursor: 'pointer',
  selectors: { '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 ${line.rule} ${color.ink}` } },
  '@media': { [media.coarsePointer]: { minHeight: control.touch } },
})
feature.global(`${trait}[aria-pressed="true"]`, { '@media': chosenInForcedColors })
export const share = feature.style({
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
export const scoreLine = feature.style({ display: 'flex', alignItems: 'center', gap: space(12) })
export const factName = feature.style({ ...textStyle.caption, color: color.ink2 })
export const scored = feature.style({
  ...textStyle.smallShort,
  display: 'flex',
  alignItems: 'center',
  gap: space(10),
})
feature.global(`${body} > ${actions}`, {
  gridTemplateColumns: '1.4fr 1fr',
  marginTop: 'auto',
  alignSelf: 'stretch',
})
