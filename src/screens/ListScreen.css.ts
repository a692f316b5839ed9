import { feature } from '../theme/layered.ts'
import { families, space } from '../theme/tokens.ts'
import { pageSelector } from '../wires/wires.ts'

export const blocks = feature.style({ display: 'grid', gap: space(56), paddingTop: space(24) })
/** Until the page's code knows the address, its anchor alone leaves out the other families. Without scripts it is only a jump. */
export const byAnchor = feature.style({})
// Not by `:target`, which matches only after the first paint of a page that arrives slowly.
for (const name of families)
  feature.global(`${pageSelector('anchor', name)} ${byAnchor} > :not(#${name})`, { display: 'none' })
