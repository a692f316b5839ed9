import { color, duration, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { control, DEMO_PLACE, line, media, space } from '../../theme/tokens.ts'

/** Lies over a tile, which stays the link. */
export const stage = pattern.style({
  vars: { [ground.color]: color.paper },
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  pointerEvents: 'none',
  backgroundColor: color.paper,
  border: `${line.edge} solid ${color.ink}`,
  '@media': {
    [media.motionAllowed]: { animation: `fade ${duration.unfold} linear` },
    print: { display: 'none' },
  },
})
export const window = pattern.style({ position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden' })
/** The demo's place: as wide as it is drawn, before it is scaled. */
export const canvas = pattern.style({
  position: 'absolute',
  top: 0,
  left: 0,
  transformOrigin: '0 0',
  container: `${DEMO_PLACE} / inline-size`,
  padding: space(24),
  display: 'grid',
  alignContent: 'start',
  gap: space(24),
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const foot = pattern.style({
  flex: 'none',
  minHeight: '64px',
  display: 'flex',
  justifyContent: 'space-between',
  borderTop: `${line.edge} solid ${color.ink}`,
  backgroundColor: color.sheet,
})
export const caption = pattern.style({
  alignSelf: 'center',
  padding: space(8, 16),
  ...textStyle.smallShort,
  ...emphasis.strong,
})
export const pause = pattern.style({
  flex: 'none',
  width: '56px',
  height: 'auto',
  minHeight: control.touch,
  pointerEvents: 'auto',
})
