import { color } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../theme/textStyles.ts'
import { line, space } from '../theme/tokens.ts'

export const table = primitive.style({
  ...textStyle.denseShort,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const head = primitive.style({
  ...sizeOf(textStyle.caption),
  ...emphasis.strong,
  color: color.ink2,
  textAlign: 'start',
  paddingBlock: space(0, 10),
  paddingInline: space(0, 16),
  borderBottom: `${line.edge} solid ${color.ink}`,
  verticalAlign: 'bottom',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
})
export const cell = primitive.style({
  height: '52px',
  paddingBlock: space(8),
  paddingInline: space(0, 16),
  borderBottom: `${line.hair} solid ${color.line}`,
  textAlign: 'start',
  fontWeight: 'inherit',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
})
/** Numbers right; words that follow a number column keep their distance. */
export const number = primitive.style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  paddingInlineEnd: space(28),
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
})
/** What is open below a row. */
export const details = primitive.style({
  padding: 0,
  borderBottom: `${line.hair} solid ${color.line}`,
  textAlign: 'start',
})
export const cellHead = primitive.style({ display: 'none' })

/** On narrow screens each row becomes a small grid; heads move into the cells. */
export const stacking = primitive.style({})
const stacked = (selector: string, rule: Parameters<typeof primitive.narrow>[1]) =>
  primitive.narrow(`${stacking} ${selector}`, rule)
stacked('thead', { display: 'none' })
stacked('tr', {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space(8, 16),
  padding: space(14, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
})
stacked(`:is(td, th)`, { padding: 0, border: 0, height: 'auto', textAlign: 'start' })
stacked(`${cellHead}`, {
  display: 'block',
  ...textStyle.caption,
  ...emphasis.medium,
  color: color.ink2,
})
stacked(`${details}`, { gridColumn: '1 / -1' })
stacked(`tr:has(> ${details})`, { padding: 0 })
