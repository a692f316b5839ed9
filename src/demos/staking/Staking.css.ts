import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { accent, color, ground } from '../../theme/contract.css.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, specialStyle, steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { control, depth, line, media, space, within } from '../../theme/tokens.ts'
import { barAtStart } from './bar.ts'

/** The pools side by side, below them the slider and the form of the open one; on a phone that form is below its pool. */
export const comparison = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(12, 16),
  '@container': {
    [within.belowWide]: { columnGap: space(12) },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) },
  },
})
export const compareHead = feature.style({
  gridColumn: '1 / -1',
  display: 'grid',
  // The columns of the pools.
  gridTemplateColumns: 'subgrid',
  rowGap: space(8),
  alignItems: 'end',
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const compared = feature.style({ minWidth: 0 })
export const compareWords = feature.style({
  display: 'grid',
  gap: space(6),
  gridColumn: 2,
  '@container': { [within.narrow]: { gridColumn: 'auto' } },
})
export const compareTitle = feature.style(panelHeading)
// On a phone the curves are right below the amount.
feature.narrow(`${compareWords} > ${compareTitle}`, hiddenButRead)
export const key = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4, 20),
  ...textStyle.caption,
  color: color.ink2,
  '@container': { [within.narrow]: { columnGap: space(12) } },
})
const keyOf = (border: string) =>
  feature.style({
    display: 'flex',
    alignItems: 'center',
    gap: space(8),
    selectors: { '&::before': { content: '', width: '18px', borderTop: border } },
  })
export const paidKey = keyOf(`${line.bold} solid ${accent.mark}`)
export const earnedKey = keyOf(`${line.edge} dashed ${color.ink2}`)

/** List and entries take part in the comparison's grid. */
export const pools = feature.style({ display: 'contents' })
export const pool = feature.style({
  vars: { [ground.color]: color.sheet },
  display: 'grid',
  // Side by side, the curves are at one height below heads of one or more lines.
  gridTemplateRows: '1fr auto auto',
  gap: space(10),
  minWidth: 0,
  padding: space(14, 16, 10),
  backgroundColor: color.sheet,
  border: `${line.edge} solid ${color.line}`,
  // A mark of the digits ends here.
  overflow: 'clip',
  gridRow: 2,
  '@container': {
    [within.narrow]: { gridRow: 'auto', gap: space(4), padding: space(10, 12, 6) },
  },
})
export const openPool = feature.style(pool, {
  borderColor: color.ink,
  ...barAtStart,
})
export const poolHead = feature.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space(12),
  alignItems: 'center',
  alignContent: 'space-between',
  // Three side by side leave no room for a button beside a name.
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    [within.narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
})
export const mark = feature.style({ width: control.touch, flex: 'none' })
export const poolNames = feature.style({ minWidth: 0 })
export const poolName = feature.style(textStyle.name)
export const token = feature.style({ ...textStyle.caption, color: color.ink2 })
export const stake = feature.style({
  display: 'grid',
  '@container': { [within.belowWide]: { gridColumn: '1 / -1' }, [within.narrow]: { gridColumn: 'auto' } },
  '@media': { print: { display: 'none' } },
})
feature.global(`${stake} > button`, { minWidth: '72px' })
export const readings = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(2, 12),
})
/** The hero of each pool. */
export const reading = feature.style({
  ...specialStyle.balance,
  ...steadyFigure,
  overflowWrap: 'anywhere',
  '@container': { [within.belowWide]: sizeOf(specialStyle.panelFigure) },
})
/** The same in tokens, beside it. */
export const tokens = feature.style({
  ...textStyle.bodyShort,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
/** What of it is paid, below. */
export const paid = feature.style({
  flexBasis: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  ...textStyle.caption,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
const dropMark = { flex: 'none', width: '10px', height: '10px', border: `${line.rule} solid ${accent.mark}` }
export const noDrop = feature.style(dropMark)
export const drop = feature.style({ ...dropMark, backgroundColor: accent.mark })
/** Which pool has earned most by the day, below the slider: it keeps its line. */
export const best = feature.style({
  ...textStyle.bodyShort,
  ...emphasis.strong,
  ...steadyFigure,
  minHeight: '1lh',
  marginTop: space(6),
})
/** Amounts to try, in the column of the last pool. */
export const examples = feature.style({
  gridColumn: '3 / -1',
  display: 'flex',
  gap: space(8),
  '@container': { [within.narrow]: { gridColumn: 'auto', gridRow: 2 } },
  '@media': { print: { display: 'none' } },
})
feature.global(`${examples} > button`, { flex: 1, paddingInline: space(4) })
/** Below the curves. */
export const slider = feature.style({
  gridColumn: '1 / -1',
  gridRow: 3,
  '@container': { [within.narrow]: { gridRow: 'auto' } },
})
/** On a phone it stays visible below the curves that it reads, while no form is open. */
export const stickySlider = feature.style(slider, {
  '@container': {
    [within.narrow]: {
      '@media': {
        [media.fromTall]: {
          position: 'sticky',
          bottom: 0,
          zIndex: depth.raised,
          marginInline: `-${space(16)}`,
          padding: space(4, 16, 8),
          backgroundColor: ground.color,
          borderTop: `${line.edge} solid ${color.ink}`,
        },
      },
    },
    [within.smallest]: { position: 'static' },
  },
})
feature.narrow(`${comparison} :is(button, input)`, { scrollMarginBottom: '112px' })
