import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { accent, color, family } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, steadyFigure, textFace, textStyle } from '../../theme/textStyles.ts'
import { line, media, space, within } from '../../theme/tokens.ts'

/** Both chains, and the route from one to the other: to the panel's edges. */
export const chains = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 240fr) minmax(0, 512fr) minmax(0, 240fr)',
  gridTemplateAreas: '"sourceTile route destinationTile" "source swap destination"',
  margin: `-${space(24)} -${space(24)} 0`,
  padding: space(20, 24),
  backgroundColor: color.well,
  // What slides the tile is as wide as the arch, and would be scrolled to.
  overflow: 'clip',
  // As the panel's padding.
  '@media': {
    [media.narrow]: { margin: `-${space(16)} -${space(16)} 0`, paddingInline: space(16) },
  },
  '@container': {
    [within.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas: '"route route" "sourceTile destinationTile" "words words" "source destination"',
      columnGap: space(12),
      paddingBlock: space(12, 16),
    },
    [within.smallest]: {
      gridTemplateAreas:
        '"route route" "sourceTile destinationTile" "words words" "source source" "destination destination"',
    },
    [within.oneColumn]: {
      gridTemplateAreas:
        '"route route" "sourceTile destinationTile" "clock clock" "words words" "source source" "destination destination"',
    },
  },
})
// The longest name fits beside the other list.
feature.global(`${chains} select`, {
  '@container': { [within.belowWide]: { paddingInline: space(10, 28) } },
})
const tile = (gridArea: string) =>
  feature.style({
    gridArea,
    position: 'relative',
    height: '202px',
    overflow: 'hidden',
    '@container': { [within.narrow]: { height: '64px' } },
  })
export const sourceTile = tile('sourceTile')
export const destinationTile = tile('destinationTile')
/** What has arrived, at the foot of the destination's tile. */
export const arrived = feature.style({
  ...textStyle.bodyShort,
  ...sizeOf(textStyle.panelTitle),
  ...steadyFigure,
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(6),
  padding: space(8),
  // On the smallest screens the unit may need a second line.
  textAlign: 'center',
  backgroundColor: color.sheet,
  '@container': { [within.narrow]: { ...sizeOf(textStyle.dense), padding: space(2) } },
})
const end = (gridArea: string) => feature.style({ gridArea, minWidth: 0, marginTop: space(12) })
export const source = end('source')
export const destination = end('destination')

/** Between the lists; in a narrow place beside the choice in words. */
export const swap = feature.style({
  gridArea: 'swap',
  alignSelf: 'end',
  justifySelf: 'center',
  backgroundColor: color.sheet,
  '@container': {
    [within.narrow]: {
      gridArea: 'words',
      alignSelf: 'center',
      justifySelf: 'end',
      marginTop: space(10),
    },
  },
})

/** The height of a field's label, with its distance from the field. */
const labelHeight = `calc(${textStyle.label.fontSize} * ${textStyle.label.lineHeight} + ${space(6)})`
export const bridge = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 25fr) auto minmax(0, 24fr)',
  gap: space(12, 16),
  alignItems: 'start',
  '@container': {
    [within.narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    [within.smallest]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const amount = feature.style({ '@container': { [within.narrow]: { gridColumn: '1 / -1' } } })
// One width for both variants; in a row with the field, not with its label.
feature.global(`${bridge} > button`, {
  minWidth: '176px',
  marginTop: labelHeight,
  '@container': { [within.narrow]: { marginTop: 0, minWidth: '160px' } },
})
export const reason = feature.style({
  ...textStyle.smallShort,
  color: color.ink2,
  alignSelf: 'center',
  paddingTop: labelHeight,
  textWrap: 'balance',
  '@container': {
    [within.narrow]: { paddingTop: 0 },
    // The content below keeps its place when the reason disappears.
    [within.smallest]: { minHeight: '1.4em' },
  },
})
export const heading = feature.style(panelHeading, { marginBottom: space(8) })
export const steps = feature.style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderTop: `${line.edge} solid ${color.ink}`,
  '@container': {
    [within.belowWide]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
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
const numberBox = feature.style({
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  ...textStyle.label,
  ...emphasis.name,
})
/** Tinted once the tile has shown the step, as its station on the arch; dashed, since nothing is done. */
export const number = feature.style(numberBox, {
  backgroundColor: family.tint,
  border: `${line.rule} dashed ${accent.mark}`,
})
export const numberAhead = feature.style(numberBox, { border: `${line.rule} solid ${color.ink}` })
export const stepName = feature.style(textStyle.name)
export const planned = feature.style({
  ...textFace,
  ...textStyle.caption,
  color: color.ink2,
  marginInlineStart: space(4),
})
export const stepText = feature.style({ ...textStyle.smallShort, color: color.ink2, gridColumn: 2 })
