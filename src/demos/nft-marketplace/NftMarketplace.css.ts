import { color, family, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { unfolded } from '../../theme/motion.css.ts'
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
  // The opened work is put before the pressed one, which must not keep its place.
  overflowAnchor: 'none',
  '@container': { [within.fromMedium]: { minHeight: `calc(100dvh - ${AROUND_WORKS})` } },
})
/** What is shown while a trait is chosen. */
export const shown = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(8, 16),
  marginBottom: space(12),
  ...textStyle.smallShort,
})
export const works = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
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
/** One or two works: side by side, each with its picture at its left. */
export const pairs = feature.style(works, {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [within.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
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
  '@container': { [within.wide]: { width: '60%', flex: 'none' } },
})
/** A press puts the work back. */
export const openPicture = feature.style({
  display: 'block',
  width: '100%',
  cursor: 'zoom-out',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
})
export const opened = feature.style(unfolded, { display: 'block' })
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
// Where the picture is at the side, all is at the foot, and likes and views share a line.
const beside = `${pairs} > ${card}`
feature.global(`${beside} > ${cardBody}`, { '@container': { [within.wide]: { alignContent: 'end' } } })
feature.global(`${beside} ${category}`, { '@container': { [within.wide]: { flexBasis: '100%' } } })
feature.global(`${actions} > button`, { paddingInline: space(10) })
