import { keyframes } from '@vanilla-extract/css'
import { color, ground } from '../../theme/contract.css.ts'
import { primitive } from '../../theme/layered.ts'
import { line, media, timed } from '../../theme/tokens.ts'

export const sheet = primitive.style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' })
export const fold = primitive.style({ strokeWidth: '.5px' })
primitive.global(`${fold} path`, { vectorEffect: 'non-scaling-stroke' })
export const crease = primitive.style({
  stroke: ground.color,
  strokeWidth: line.edge,
  vectorEffect: 'non-scaling-stroke',
})
/** Not lifted, while others are. */
export const pale = primitive.style({ opacity: 0.4 })
/** What a lifted tile uncovers. */
export const shadow = primitive.style({ fill: color.ink, printColorAdjust: 'exact' })
/** Where a tile was. */
export const hole = primitive.style({
  fill: ground.color,
  stroke: color.ink,
  strokeWidth: line.hair,
  strokeDasharray: '3 3',
  vectorEffect: 'non-scaling-stroke',
})
const leaves = keyframes({ from: { opacity: 1 }, to: { transform: 'translate(.6px, -1.2px)' } })
/** In tiles: up and out of the sheet. */
export const leaving = primitive.style({
  opacity: 0,
  '@media': { [media.motionAllowed]: { animation: `${leaves} ${timed('draw')}` } },
})
/** In tiles: a tenth of one up and to the left. */
export const lifted = primitive.style({ transform: 'translate(-.14px, -.14px)' })
