import { color, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { DEMO_PLACE, space, within } from '../../theme/tokens.ts'

/** The demo as large as it is, in the layout of its place. */
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
/** What of the demo is seen: it is moved to what is touched. */
export const view = pattern.style({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  position: 'relative',
  // Not below: what sticks to the foot of a demo stands at the foot of its picture.
  padding: space(24, 24, 0),
  display: 'grid',
  alignContent: 'start',
  gap: space(24),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [within.narrow]: { padding: space(16, 16, 0), gap: space(20) } },
})
