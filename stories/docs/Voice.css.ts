import { color } from '#src/theme/contract.css.ts'
import { feature } from '#src/theme/layered.ts'
import { font, line, size, space, weight } from '#src/theme/tokens.ts'

export const statement = feature.style({
  fontFamily: font.display,
  fontSize: size.t3,
  fontWeight: weight.display,
  lineHeight: 1.15,
})
export const sentences = feature.style({ display: 'grid', gap: space(12) })
export const said = feature.style({
  paddingLeft: space(12),
  borderLeft: `${line.rule} solid ${color.edge}`,
})
export const examples = feature.style({ display: 'grid', gap: space(4) })
export const result = feature.style({ display: 'grid', gap: space(8), minHeight: '56px' })
