import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { color, family } from '../../theme/contract.css.ts'
import { edgeInForcedColors } from '../../theme/forcedColors.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { line, media, space, within } from '../../theme/tokens.ts'
import { archTop, stationsAlong } from './arch.ts'
import { howItWorks } from './sampleChains.ts'

/** Both chains, and the route from one to the other: to the panel's edges. */
export const chains = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280fr) minmax(0, 592fr) minmax(0, 280fr)',
  gridTemplateAreas: '"source route destination"',
  margin: `-${space(24)} -${space(24)} 0`,
  padding: space(24, 24, 20),
  backgroundColor: color.well,
  '@container': {
    [within.belowWide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas: '"route route" "source destination"',
      gap: space(16, 24),
    },
    [within.narrow]: {
      gap: space(14, 12),
      margin: `-${space(16)} -${space(16)} 0`,
      padding: space(16),
    },
    [within.smallest]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"source" "route" "destination"',
    },
  },
})
// The longest name fits beside the other list.
feature.narrow(`${chains} select`, { paddingInline: space(10, 28) })
const end = (gridArea: string) =>
  feature.style({ gridArea, display: 'grid', gap: space(12), alignContent: 'start', minWidth: 0 })
export const source = end('source')
export const destination = end('destination')

const TILE_HEIGHT = '140px'
export const chainArt = feature.style({
  height: TILE_HEIGHT,
  overflow: 'hidden',
  '@container': { [within.belowWide]: { height: '72px' } },
})
export const route = feature.style({ gridArea: 'route', minWidth: 0 })
/** The ends of the arch are at the lower corners of both tiles. */
export const deck = feature.style({
  position: 'relative',
  height: TILE_HEIGHT,
  borderBottom: `${line.bold} solid ${color.ink}`,
  '@container': { [within.belowWide]: { height: '112px' }, [within.narrow]: { height: '92px' } },
})
export const arch = feature.style({ position: 'absolute', inset: 0, overflow: 'visible' })
feature.global(`${arch} > path`, { fill: 'none', vectorEffect: 'non-scaling-stroke' })
export const archLine = feature.style({ stroke: family.mark, strokeWidth: '10px' })
/** Where there is no route. */
export const archOutline = feature.style({
  stroke: color.edge,
  strokeWidth: line.rule,
  strokeDasharray: '6 6',
})
export const road = feature.style({
  stroke: family.accent,
  strokeWidth: line.bold,
  strokeDasharray: '10 8',
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
})
const NUMBER = '32px'
/** A number on the arch, over its pillar. */
export const station = feature.style({
  position: 'absolute',
  bottom: 0,
  width: NUMBER,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'center',
  color: family.mark,
  selectors: {
    '&::after': { content: '', borderInlineStart: `${line.bold} solid currentColor` },
    ...Object.fromEntries(
      stationsAlong(howItWorks.length).map((share, index) => [
        `&:nth-of-type(${index + 1})`,
        {
          insetInlineStart: `calc(${share * HUNDRED_PERCENT}% - ${NUMBER} / 2)`,
          top: `calc(${archTop(share)}% - ${NUMBER} / 2)`,
        },
      ]),
    ),
  },
})
export const stationOfNoRoute = feature.style(station, { color: color.edge })
const stationSquare = feature.style({
  display: 'grid',
  placeItems: 'center',
  width: NUMBER,
  height: NUMBER,
  ...textStyle.bodyShort,
  ...emphasis.name,
})
export const stationNumber = feature.style(stationSquare, {
  backgroundColor: family.face,
  color: family.on,
  '@media': edgeInForcedColors,
})
export const stationOutline = feature.style(stationSquare, {
  backgroundColor: color.well,
  color: color.ink2,
  border: `${line.edge} dashed ${color.edge}`,
})
export const routeWords = feature.style({
  ...textStyle.panelTitle,
  marginTop: space(12),
  textAlign: 'center',
  '@container': { [within.narrow]: { marginTop: space(8) } },
})

export const bridge = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space(20, 40),
  '@container': {
    [within.belowWide]: { columnGap: space(24) },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const fields = feature.style({ display: 'grid', gap: space(20), alignContent: 'start' })
export const analysis = feature.style({
  backgroundColor: family.tint,
  padding: space(16, 20, 18),
  '@container': { [within.narrow]: { padding: space(16) } },
})
// The hairlines are designed for paper; on the tint they use a thin ink.
feature.global(`${analysis} dl > div`, {
  borderColor: `color-mix(in srgb, ${color.ink} 22%, transparent)`,
})
feature.global(`${analysis} dt`, { color: color.ink })
export const heading = feature.style(panelHeading, { marginBottom: space(8) })
export const note = feature.style({
  ...textStyle.smallShort,
  marginTop: space(12),
  textWrap: 'balance',
})
export const action = feature.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(8, 16),
  alignItems: 'center',
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
// One width for both variants.
feature.global(`${action} > button`, { minWidth: '176px' })
export const reason = feature.style({
  ...textStyle.smallShort,
  color: color.ink2,
  textWrap: 'balance',
  // The content below keeps its place when the reason disappears.
  '@container': { [within.narrow]: { minHeight: '1.4em' } },
})
export const steps = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderTop: `${line.edge} solid ${color.ink}`,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
const hairline = `${line.hair} solid ${color.line}`
export const step = feature.style({
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr)',
  gap: space(2, 12),
  alignContent: 'start',
  padding: space(14, 20, 4, 0),
  selectors: { '& + &': { borderInlineStart: hairline, paddingInlineStart: space(20) } },
  '@container': {
    [within.belowWide]: {
      paddingBottom: space(14),
      selectors: {
        '&:nth-child(2n + 1)': { borderInlineStart: 0, paddingInlineStart: 0 },
        '&:nth-child(n + 3)': { borderTop: hairline },
      },
    },
    [within.narrow]: {
      borderInlineStart: 0,
      paddingInline: 0,
      selectors: { '& + &': { borderInlineStart: 0, borderTop: hairline, paddingInlineStart: 0 } },
    },
  },
})
export const number = feature.style({
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  backgroundColor: family.face,
  color: family.on,
  ...textStyle.label,
  ...emphasis.name,
  '@media': edgeInForcedColors,
})
export const stepName = feature.style(textStyle.name)
export const stepText = feature.style({ ...textStyle.smallShort, color: color.ink2, gridColumn: 2 })
