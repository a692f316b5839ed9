import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { color, family } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { leading, lineOf, textStyle } from '../../theme/textStyles.ts'
import { control, line, space, within } from '../../theme/tokens.ts'

export const bridge = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"fields analysis" "action analysis"',
  gap: space(20, 40),
  '@container': {
    [within.belowWide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      gridTemplateAreas: '"fields" "action" "analysis"',
    },
  },
})
export const fields = feature.style({
  gridArea: 'fields',
  display: 'grid',
  gap: space(20),
  alignContent: 'start',
})
export const ends = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gap: space(16),
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) } },
})
/** Decoration between the two lists, as high as they are and below their labels. */
export const glyph = feature.style({
  display: 'grid',
  placeItems: 'center',
  height: control.normal,
  marginTop: `calc(${lineOf(textStyle.label)} + ${space(6)})`,
  '@container': { [within.narrow]: { height: '24px', margin: space(8, 0, 0), rotate: '90deg' } },
})
export const analysis = feature.style({
  gridArea: 'analysis',
  backgroundColor: family.tint,
  padding: space(18, 20, 20),
  // Its height with an amount: beside the form nothing moves when the first figure is typed.
  minHeight: '266px',
  '@container': { [within.belowWide]: { minHeight: 0 }, [within.narrow]: { padding: space(16) } },
})
// The hairlines are made for paper; on the tint they are a thin ink.
feature.global(`${analysis} dl > div`, {
  borderColor: `color-mix(in srgb, ${color.ink} 22%, transparent)`,
})
feature.global(`${analysis} dt`, { color: color.ink })
export const heading = feature.style(panelHeading, { marginBottom: space(8) })
export const note = feature.style({
  ...textStyle.smallShort,
  marginTop: space(12),
  textWrap: 'balance',
  selectors: { '&:first-child': { marginTop: 0 } },
})
export const action = feature.style({
  gridArea: 'action',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(8, 16),
  alignItems: 'center',
  alignSelf: 'start',
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
// One width for both of its kinds.
feature.global(`${action} > button`, { minWidth: '176px' })
export const reason = feature.style({
  ...textStyle.smallShort,
  color: color.ink2,
  textWrap: 'balance',
  // What stands below keeps its place when the reason goes.
  '@container': { [within.narrow]: { minHeight: '1.4em' } },
})
export const steps = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const step = feature.style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) minmax(0, 3fr)',
  gap: space(2, 16),
  alignItems: 'baseline',
  padding: space(14, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@container': { [within.narrow]: { gridTemplateColumns: '32px minmax(0, 1fr)', columnGap: space(8) } },
})
export const number = feature.style({
  ...textStyle.subheading,
  ...leading.tight,
  color: family.ink,
})
export const stepName = feature.style(textStyle.name)
export const stepText = feature.style({
  ...textStyle.body,
  '@container': { [within.narrow]: { gridColumn: 2 } },
})
