import { color, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { DEMO_PLACE, space, within } from '../../theme/tokens.ts'

/** The demo at full size, in the layout of its place. */
export const picture = pattern.style({
  vars: { [ground.color]: color.paper },
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  container: `${DEMO_PLACE} / inline-size`,
  backgroundColor: color.paper,
  color: color.ink,
  '@media': { print: { containerType: 'normal', height: 'auto' } },
})
/** The visible part of the demo: it moves to the used control. */
export const view = pattern.style({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  position: 'relative',
  // Its width covers what would be cut below (DemoPicture.tsx).
  borderBottom: `0 solid ${color.paper}`,
  // Not below, because sticky parts at the foot of a demo are at the foot of its picture.
  padding: space(24, 24, 0),
  display: 'grid',
  alignContent: 'start',
  gap: space(24),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [within.narrow]: { padding: space(16, 16, 0), gap: space(20) } },
})
