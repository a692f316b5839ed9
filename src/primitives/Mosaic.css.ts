import { color } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { families, type FamilyName } from '../theme/tokens.ts'
import type { Fill } from './mosaic.ts'

const paintWith = (value: string) => primitive.style({ fill: value, stroke: value })
const fillsOf = (family: FamilyName) => ({
  [family]: paintWith(color[family]),
  [`${family}-r`]: paintWith(color[`${family}R`]),
  [`${family}-t`]: paintWith(color[`${family}P`]),
})

/** A class per fill, so that art follows the theme. */
export const fill = Object.assign({}, ...families.map(fillsOf)) as Record<Fill, string>

/** Art fills its box; the thin stroke closes the seams between neighbors. */
export const art = primitive.style({ width: '100%', height: 'auto' })
primitive.global(`${art} path`, { strokeWidth: '.5px', vectorEffect: 'non-scaling-stroke' })
export const covering = primitive.style({ height: '100%' })
export const mark = primitive.style({ flex: 'none' })
primitive.global(`${mark} path`, { strokeWidth: 0 })
export const fold = primitive.style({ flex: 'none' })
primitive.global(`${fold} path`, { strokeWidth: '.5px', vectorEffect: 'non-scaling-stroke' })
export const foldArt = primitive.style({ display: 'block', width: '100%', height: '100%' })
