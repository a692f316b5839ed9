import { ground } from '../../theme/contract.css.ts'
import { primitive } from '../../theme/layered.ts'
import { line } from '../../theme/tokens.ts'

export const sheet = primitive.style({ display: 'block', width: '100%', height: 'auto' })
export const fold = primitive.style({ strokeWidth: '.5px' })
primitive.global(`${fold} path`, { vectorEffect: 'non-scaling-stroke' })
export const crease = primitive.style({
  stroke: ground.color,
  strokeWidth: line.edge,
  vectorEffect: 'non-scaling-stroke',
})
