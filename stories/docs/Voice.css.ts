import { color } from '#src/theme/contract.css.ts'
import { feature } from '#src/theme/layered.ts'
import { sizeOf, textStyle } from '#src/theme/textStyles.ts'
import { line, space } from '#src/theme/tokens.ts'

export const statement = feature.style({
  ...textStyle.title,
  ...sizeOf(textStyle.heading),
})
export const sentences = feature.style({ display: 'grid', gap: space(12) })
export const said = feature.style({
  paddingInlineStart: space(12),
  borderInlineStart: `${line.rule} solid ${color.edge}`,
})
export const examples = feature.style({ display: 'grid', gap: space(4) })
export const result = feature.style({ display: 'grid', gap: space(8), minHeight: '56px' })
