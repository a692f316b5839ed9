import { color, family, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { leading, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { folded, line, media, space, timed, within } from '../../theme/tokens.ts'

export const bar = feature.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(20),
})
export const search = feature.style({ flex: '0 1 380px', minWidth: 0 })
/** The height of everything in the overlay except the works: margins, the panel's head and foot, search and tabs. */
const AROUND_WORKS = '418px'
/** Keeps the height of the panel, and so the place of the search, while the list gets shorter. */
export const found = feature.style({
  '@container': { [within.fromMedium]: { minHeight: `calc(100dvh - ${AROUND_WORKS})` } },
})
export const works = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  // A card that unfolds leaves no hole.
  gridAutoFlow: 'dense',
  gap: space(20),
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [within.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(12) },
  },
})
export const card = feature.style({
  vars: { [ground.color]: color.sheet },
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
})
/** Two columns wide: the picture large, the facts beside it. */
export const openCard = feature.style(card, {
  gridColumn: 'span 2',
  flexDirection: 'row',
  alignItems: 'stretch',
  '@container': { [within.narrow]: { flexDirection: 'column' } },
})
/** The most columns of the grid, on a phone, in a small window and in a wide one; see `works`. */
const COLUMNS = [2, 3, 4] as const
/** Slots of the grid: a card has one, an unfolded one two. */
const SLOTS = 24
/** For a card that begins in a slot: at the end of its row it unfolds to the other side, so that it stays in the row. */
const inRowOf = (slot: number, columns: number) =>
  slot % columns === 0
    ? { gridRow: `${slot / columns}`, gridColumn: `${columns - 1} / span 2` }
    : { gridRow: 'auto', gridColumn: 'span 2' }
export const beginsInSlot = Array.from({ length: SLOTS + 1 }, (_, slot) =>
  COLUMNS.some((columns) => slot > 0 && slot % columns === 0)
    ? feature.style({
        ...inRowOf(slot, COLUMNS[2]),
        '@container': {
          [within.belowWide]: inRowOf(slot, COLUMNS[1]),
          [within.narrow]: inRowOf(slot, COLUMNS[0]),
        },
      })
    : undefined,
)
/** One or two works: side by side, each with its picture at its left. */
export const pairs = feature.style(works, {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [within.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
/** The same in a grid of pairs at each width. */
export const secondOfPair = feature.style({ gridRow: '1', gridColumn: '1 / -1' })
feature.global(`${pairs} > ${card}`, { '@container': { [within.wide]: { flexDirection: 'row' } } })
export const picture = feature.style({
  display: 'block',
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  cursor: 'zoom-in',
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    // A folded corner says that it opens.
    '&::after': {
      content: '',
      position: 'absolute',
      top: 0,
      right: 0,
      width: '20px',
      height: '20px',
      background: folded(ground.color, family.face),
      transform: 'scale(0)',
      transformOrigin: 'top right',
    },
    '&:is(:hover, :focus-visible)::after': { transform: 'none' },
  },
  '@media': {
    [media.motionAllowed]: { selectors: { '&::after': { transition: `transform ${timed('fold')}` } } },
  },
})
feature.global(`${pairs} > ${card} > ${picture}`, {
  '@container': { [within.wide]: { width: '46%', flex: 'none' } },
})
/** On a mat as high as the card. */
export const openPicture = feature.style({
  display: 'grid',
  alignItems: 'center',
  backgroundColor: family.tint,
  cursor: 'zoom-out',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  flex: '0 0 50%',
  minWidth: 0,
  '@container': { [within.narrow]: { flex: 'none', width: '100%' } },
})
// One work in a whole row: all of it fits a window.
feature.global(`${pairs} > ${openCard} > ${openPicture}`, {
  '@container': { [within.wide]: { flexBasis: '36%' } },
})
export const cardHead = feature.style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space(8),
})
feature.global(`${cardHead} > button`, { margin: `-${space(8)}`, flex: 'none' })
export const facts = feature.style({ display: 'grid', gap: space(10) })
export const factName = feature.style({ ...textStyle.caption, color: color.ink2 })
export const fact = feature.style({ ...textStyle.smallShort, overflowWrap: 'anywhere' })
export const cardBody = feature.style({
  padding: space(12, 14, 14),
  display: 'grid',
  gridTemplateRows: 'auto',
  alignContent: 'start',
  gap: space(8),
  flex: 1,
  '@container': { [within.narrow]: { padding: space(10, 10, 12) } },
})
export const name = feature.style(textStyle.name)
export const creator = feature.style({ ...textStyle.smallShort, color: color.ink2 })
export const meta = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 8),
  ...textStyle.small,
  ...sizeOf(textStyle.caption),
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const category = feature.style({ '@container': { [within.belowWide]: { flexBasis: '100%' } } })
export const priceLine = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(2, 8),
  borderTop: `${line.hair} solid ${color.line}`,
  paddingTop: '9px',
})
export const price = feature.style({
  ...textStyle.name,
  ...leading.tight,
  whiteSpace: 'nowrap',
  '@container': { [within.narrow]: sizeOf(textStyle.name) },
})
export const score = feature.style({
  ...textStyle.caption,
  color: color.ink2,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const actions = feature.style({
  display: 'grid',
  gridTemplateColumns: '1.4fr 1fr',
  gap: space(8),
  alignSelf: 'end',
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
// Where the picture is at the side, the buttons are at the foot, as those of the neighbors are.
const beside = `:is(${openCard}, ${pairs} > ${card})`
feature.global(`${beside} > ${cardBody}`, {
  '@container': { [within.wide]: { display: 'flex', flexDirection: 'column' } },
})
feature.global(`${beside} ${actions}`, {
  '@container': { [within.wide]: { alignSelf: 'stretch', marginTop: 'auto' } },
})
feature.global(`${actions} > button`, { paddingInline: space(10) })
feature.global(`${openCard} ${actions}`, { gridTemplateColumns: '1.4fr 1fr' })
