import { color } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { fixedSize, line, size, space, weight } from '../theme/tokens.ts'

export const table = primitive.style({
  fontSize: fixedSize[15],
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const head = primitive.style({
  fontSize: size.micro,
  fontWeight: weight.strong,
  color: color.ink2,
  textAlign: 'left',
  padding: space(0, 16, 10, 0),
  borderBottom: `${line.edge} solid ${color.ink}`,
  verticalAlign: 'bottom',
  lineHeight: 1.3,
  selectors: { '&:last-child': { paddingRight: 0 } },
})
export const cell = primitive.style({
  height: '52px',
  padding: space(8, 16, 8, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  textAlign: 'left',
  fontWeight: 'inherit',
  selectors: { '&:last-child': { paddingRight: 0 } },
})
/** Numbers right; words that follow a number column keep their distance. */
export const number = primitive.style({
  textAlign: 'right',
  whiteSpace: 'nowrap',
  paddingRight: space(28),
  selectors: { '&:last-child': { paddingRight: 0 } },
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
stacked(`:is(td, th)`, { padding: 0, border: 0, height: 'auto', textAlign: 'left' })
stacked(`${cellHead}`, {
  display: 'block',
  fontSize: size.micro,
  color: color.ink2,
  fontWeight: weight.medium,
})
