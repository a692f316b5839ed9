import { color } from '#src/theme/contract.css.ts'
import { feature } from '#src/theme/layered.ts'
import { textStyle } from '#src/theme/textStyles.ts'
import { control, depth, line, space } from '#src/theme/tokens.ts'

export const tables = feature.style({ display: 'grid', gap: space(24), width: '100%' })
/** The notice of the last copy stays visible while the tables scroll. */
export const said = feature.style({
  position: 'sticky',
  top: 0,
  zIndex: depth.raised,
  paddingBlock: space(8),
  backgroundColor: color.paper,
  ...textStyle.small,
})
export const copy = feature.style({
  minHeight: control.mini,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: color.ink,
  borderBottom: `${line.hair} dashed ${color.edge}`,
  cursor: 'copy',
  selectors: { '&:hover': { backgroundColor: color.well } },
})
