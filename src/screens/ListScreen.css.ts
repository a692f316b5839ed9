import { feature } from '../theme/layered.ts'
import { space } from '../theme/tokens.ts'

export const blocks = feature.style({ display: 'grid', gap: space(56), paddingTop: space(24) })
/** Until the page's code knows the address, its anchor alone leaves out the other families. Without scripts it is only a jump. */
export const byAnchor = feature.style({})
feature.global(`${byAnchor}:has(> :target) > :not(:target)`, {
  '@media': { '(scripting: enabled)': { display: 'none' } },
})
