import { color, ground } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { edgeInForcedColors } from '../../theme/forcedColors.ts'
import { feature } from '../../theme/layered.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { control, line, space, within } from '../../theme/tokens.ts'

export const form = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space(8, 24),
  '@container': {
    [within.belowWide]: { gap: space(8, 16) },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
/** What the chosen standard is for. */
export const use = feature.style({ gridColumn: '1 / -1', ...textStyle.smallShort, color: color.ink2 })
// Wide enough for both labels.
feature.global(`${form} > button`, { minWidth: '150px' })
// A standard and its chain stay on one line.
feature.global(`${form} label`, { '@container': { [within.belowWide]: { paddingInline: space(4) } } })

/** Print has no dark slab: all text is in ink. */
const onPaper = { print: { backgroundColor: 'transparent' } }
/** The slab. Inside it everything takes the colors of Ink, in both themes. */
export const slab = feature.style({
  minWidth: 0,
  backgroundColor: color.slab,
  '@media': onPaper,
})
export const pane = feature.style({ vars: { [ground.color]: 'transparent' }, color: color.ink })

export const head = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space(12, 20),
  padding: space(14, 20),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@container': { [within.narrow]: { padding: space(14, 16) } },
})
export const title = feature.style({
  flex: '1 1 280px',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(12),
})
export const name = feature.style({ ...textStyle.panelTitle, minWidth: 0, overflowWrap: 'anywhere' })
export const note = feature.style({
  flexBasis: '100%',
  ...textStyle.smallShort,
  color: color.ink2,
})
export const actions = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(8),
  marginTop: '3px',
  '@container': { [within.narrow]: { flexBasis: '100%', marginTop: 0 } },
})
feature.global(`${actions} > button`, { '@container': { [within.narrow]: { flex: 1 } } })
/** A single word is beside the name, where it does not move other content. */
export const notice = feature.style({ ...textStyle.smallShort, ...emphasis.firm })
/** A sentence takes a separate line below. */
export const refused = feature.style({ order: 1, flexBasis: '100%', marginTop: space(8) })

/** The client's token and its features, above the code that they change. */
export const setup = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space(4, 24),
  padding: space(10, 20),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [within.narrow]: { padding: space(10, 16, 2) },
  },
  '@media': { print: { display: 'none' } },
})
export const token = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr)',
  gap: space(4, 12),
  alignItems: 'start',
  '@container': { [within.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
feature.global(`${token} > :first-child`, { '@container': { [within.narrow]: { gridColumn: '1 / -1' } } })
export const features = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0, 20),
  // Beside the fields, not beside their names.
  marginTop: '26px',
  '@container': {
    [within.belowWide]: { marginTop: 0 },
    [within.narrow]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
/** In the row of its switches. */
export const featuresName = feature.style({
  float: 'inline-start',
  ...textStyle.label,
  ...emphasis.strong,
  '@container': { [within.narrow]: hiddenButRead },
})
export const featureSwitch = feature.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  minHeight: control.touch,
  ...textStyle.smallShort,
  cursor: 'pointer',
  '@media': edgeInForcedColors,
})
export const check = feature.style({ width: '18px', height: '18px', margin: 0, accentColor: color.build })
/** Fills the window below the slab's head once the form above is scrolled away. */
const CODE_HEIGHT = 'clamp(384px, 100vh - 320px, 760px)'
const NARROW_CODE_HEIGHT = 'clamp(320px, 52vh, 600px)'
export const body = feature.style({
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr)',
  minHeight: CODE_HEIGHT,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 },
  },
  '@media': { print: { display: 'block' } },
})
/** As high as the outline beside it. */
export const place = feature.style({
  position: 'relative',
  minWidth: 0,
  backgroundColor: color.slab,
  '@container': { [within.narrow]: { height: NARROW_CODE_HEIGHT } },
  '@media': { print: { height: 'auto', backgroundColor: 'transparent' } },
  // Long lines fade where they go on, and an arrow says so.
  selectors: {
    '&::after': {
      position: 'absolute',
      insetBlock: 0,
      right: 0,
      width: '44px',
      display: 'grid',
      placeItems: 'center end',
      paddingInlineEnd: space(4),
      color: color.ink,
      ...textStyle.title,
      background: `linear-gradient(to right, transparent, ${color.slab} 60%)`,
      pointerEvents: 'none',
    },
  },
})
feature.narrow(`${place}::after`, { content: ['"›"', '"›" / ""'] })
export const scroller = feature.style({
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  ...leftToRight,
  containerType: 'inline-size',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.edge} transparent`,
  selectors: { '&:focus-visible': { outlineOffset: '-5px', boxShadow: 'none' } },
  '@media': { print: { position: 'static', overflow: 'visible' } },
})
