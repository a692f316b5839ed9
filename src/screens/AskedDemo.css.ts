import { color, family, ground } from '../theme/contract.css.ts'
import { edgeInForcedColors } from '../theme/forcedColors.ts'
import { feature } from '../theme/layered.ts'
import { emphasis, textStyle } from '../theme/textStyles.ts'
import { line, media, space } from '../theme/tokens.ts'

/** The color is the client's, or that of the demo's family. */
export const asked = feature.style({
  vars: { [ground.color]: color.sheet },
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(16),
  padding: space(16),
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  borderInlineStart: `${space(6)} solid ${family.face}`,
  '@media': { ...edgeInForcedColors, [media.narrow]: { gap: space(12), padding: space(12) } },
})
export const tile = feature.style({
  width: '72px',
  height: '72px',
  backgroundColor: family.face,
  '@media': { [media.narrow]: { width: '48px', height: '48px' } },
})
export const words = feature.style({ minWidth: 0, overflowWrap: 'anywhere' })
export const name = feature.style(textStyle.name)
export const client = feature.style({ ...textStyle.smallShort, ...emphasis.strong })
export const held = feature.style({ ...textStyle.smallShort, color: color.ink2, marginTop: space(6) })
feature.global(`${held} > a`, { color: color.ink, ...emphasis.strong })
