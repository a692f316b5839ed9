import { cellHead } from '../../primitives/Table.css.ts'
import { color, family, ground } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { edgeInForcedColors } from '../../theme/forcedColors.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, textFace, textStyle } from '../../theme/textStyles.ts'
import { control, DEMO_PLACE, line, media, space, within } from '../../theme/tokens.ts'

export const wallet = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 440fr) minmax(0, 672fr)',
  gap: space(24, 40),
  '@container': { [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const holdings = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
  '@container': {
    // The card beside its actions.
    [within.belowWide]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
      columnGap: space(24),
    },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
feature.global(`${holdings} > h3`, { gridColumn: '1 / -1', paddingBottom: space(16) })
/** One face of the family; on a phone from edge to edge. */
export const card = feature.style({
  vars: { [ground.color]: family.face },
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: space(16),
  minHeight: '252px',
  padding: space(20, 24),
  backgroundColor: family.face,
  color: family.on,
  '@container': {
    [within.belowWide]: { gridRow: 'span 2' },
    [within.narrow]: {
      gridRow: 'auto',
      minHeight: '212px',
      margin: `-${space(16)} -${space(16)} 0`,
      padding: space(16),
    },
  },
  '@media': { ...edgeInForcedColors, print: { border: `${line.edge} solid ${color.ink}` } },
})
export const quilt = feature.style({
  display: 'block',
  width: '100%',
  height: 'auto',
  ...leftToRight,
  '@media': { [media.forcedColors]: { display: 'none' } },
})
export const quiltFolds = feature.style({ fill: family.reverse })
export const quiltLit = feature.style({ forcedColorAdjust: 'none' })
export const quiltUnknown = feature.style(quiltLit, { fill: family.on })
/** What the card says of the chosen asset; its place is kept. */
export const standing = feature.style({ ...textStyle.smallShort, minHeight: '1.4em', marginTop: space(4) })
feature.global(`${standing} strong`, { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })
export const addressRow = feature.style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space(8),
})
export const address = feature.style({ display: 'grid', ...textStyle.smallShort, overflowWrap: 'anywhere' })
export const iconButton = feature.style({
  width: control.touch,
  height: control.touch,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: family.face,
  color: family.on,
  border: `${line.edge} dashed ${family.on}`,
})
export const balance = feature.style({ minWidth: 0 })
export const actions = feature.style({
  alignSelf: 'start',
  backgroundColor: color.sheet,
  '@container': { [within.narrow]: { marginInline: `-${space(16)}` } },
})
export const shares = feature.style({
  display: 'grid',
  gap: space(16),
  marginTop: space(24),
  '@container': { [within.narrow]: { marginTop: space(16) } },
})
// A bar to press; on a phone its names are.
feature.global(`${shares} [role="img"]`, { '@container': { [within.fromMedium]: { height: '56px' } } })
// All four shares are in one line, on a phone in two.
feature.global(`${shares} ul`, { columnGap: space(12) })
feature.narrow(`${shares} ul`, { display: 'grid', gridTemplateColumns: '1fr 1fr' })
/**
 * The lists are laid out for their column, which is a separate place: beside the card they have the two lines of a
 * narrow one.
 */
export const contents = feature.style({
  minWidth: 0,
  container: `${DEMO_PLACE} / inline-size`,
  '@media': { print: { containerType: 'normal', containerName: 'none' } },
})

/** Above the lists. */
export const curve = feature.style({ display: 'grid', gap: space(10), marginBottom: space(16) })
export const ranges = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 12rem)',
  alignItems: 'center',
  gap: space(4, 16),
  '@container': { '(width < 34rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const rangeNote = feature.style({ ...textStyle.caption, color: color.ink2 })
/** The empty list, and works beside it. */
export const nfts = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 15rem',
  gap: space(16, 24),
  '@container': { '(width < 34rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const worksHeading = feature.style({ ...textStyle.label, ...textFace, color: color.ink2 })
export const works = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(8),
  marginTop: space(6),
  '@container': { '(width < 34rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

export const asset = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  minWidth: 0,
  minHeight: control.touch,
  // As high as its line, large to the finger.
  marginBlock: `-${space(10)}`,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  },
})
export const assetName = feature.style(emphasis.strong)
feature.global(`${asset}[aria-pressed="true"] ${assetName}`, {
  textDecoration: `underline ${line.rule}`,
  textUnderlineOffset: '.25em',
})
export const assetMark = feature.style({
  width: '44px',
  flex: 'none',
  // Beside both lines.
  '@container': { [within.narrow]: { marginBottom: `-${space(24)}` } },
})
export const key = feature.style(emphasis.strong)
/** A price that is tried, as dashed as its line in the curve. */
export const tried = feature.style({
  borderBottom: `${line.edge} dashed ${color.ink2}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const quiet = feature.style({ color: color.ink2 })
export const type = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  ...emphasis.strong,
})
export const party = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 8),
})
export const partyMark = feature.style({ width: '20px', flex: 'none' })

// On narrow screens a row has two lines: the asset on the left, its value on the right.
export const list = feature.style({})
feature.narrow(`${list} tr`, {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(4, 12),
  padding: space(8, 0),
  alignItems: 'center',
})
// Screen readers still get the heads of self-explanatory columns.
feature.narrow(`${list} ${cellHead}`, hiddenButRead)
const at = (gridArea: string, rest: object = {}) =>
  feature.style({ '@container': { [within.narrow]: { gridArea, ...rest } } })
const right = { textAlign: 'end' }
/** The place of each fact of an asset, by column. */
export const assetPlaces = {
  asset: at('1 / 1'),
  balance: at('2 / 1', { color: color.ink2, paddingInlineStart: space(56) }),
  value: at('1 / 2', right),
  change: at('2 / 2', right),
}
/** The same for a transaction. */
export const transactionPlaces = {
  type: at('1 / 1'),
  amount: at('1 / 2', right),
  party: at('2 / 1'),
  time: at('2 / 2', right),
  status: at('3 / 1'),
}
