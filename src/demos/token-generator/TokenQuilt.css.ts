import { keyframes } from '@vanilla-extract/css'
import { color, duration } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { feature } from '../../theme/layered.ts'
import { besley } from '../../theme/textStyles.ts'
import { ease, line, media } from '../../theme/tokens.ts'
import { DEPLOY_MS } from './tokenGenerator.ts'

export const quilt = feature.style({ position: 'relative', aspectRatio: '1', ...leftToRight })
/** In the opening of the frame: an eighth of the side is the frame's. */
export const squares = feature.style({ position: 'absolute', inset: '12.5%' })
export const frame = feature.style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const seam = feature.style({ fill: 'none', stroke: color.sheet, strokeWidth: line.bold })
export const patch = feature.style({ fill: color.sheet, stroke: color.ink, strokeWidth: line.edge })
export const letters = feature.style({
  ...besley.named,
  fill: color.ink,
  textAnchor: 'middle',
  userSelect: 'none',
})
/** Over the quilt while it is sewn. */
export const covers = feature.style({ position: 'absolute', inset: 0, width: '100%', height: '100%' })
const SQUARES = 8
const sewn = keyframes({ to: { transform: 'scaleX(0)' } })
/** Covers a row of squares that are not sewn yet, and shrinks by one square at a time. With reduced motion nothing is covered. */
export const cover = feature.style({
  fill: color.well,
  transformOrigin: 'right',
  transformBox: 'fill-box',
  '@media': {
    [media.motionReduced]: { display: 'none' },
    [media.motionAllowed]: {
      animation: `${sewn} ${DEPLOY_MS / SQUARES}ms steps(${SQUARES}, end) forwards`,
    },
  },
})
for (let row = 1; row < SQUARES; row++)
  feature.global(`${cover}:nth-child(${row + 1})`, {
    '@media': { [media.motionAllowed]: { animationDelay: `${(row * DEPLOY_MS) / SQUARES}ms` } },
  })
/** Four corners, folded to the middle of the sheet's sides, open. */
const cornersOpen = keyframes({
  from: { clipPath: 'polygon(50% 0, 75% 25%, 100% 50%, 75% 75%, 50% 100%, 25% 75%, 0 50%, 25% 25%)' },
  to: { clipPath: 'polygon(50% 0, 100% 0, 100% 50%, 100% 100%, 50% 100%, 0 100%, 0 50%, 0 0)' },
})
/** The quilt of a newly deployed token. */
export const unfolding = feature.style({
  '@media': { [media.motionAllowed]: { animation: `${cornersOpen} ${duration.unfold} ${ease.fold}` } },
})
