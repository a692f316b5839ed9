import { color } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { line, media, size, weight } from '../theme/tokens.ts'

export const table = primitive.style({
  fontSize: '.9375rem',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const head = primitive.style({
  fontSize: size.micro,
  fontWeight: weight.strong,
  color: color.ink2,
  textAlign: 'left',
  padding: '0 16px 10px 0',
  borderBottom: `${line.edge} solid ${color.ink}`,
  verticalAlign: 'bottom',
  lineHeight: 1.3,
  selectors: { '&:last-child': { paddingRight: 0 } },
})
export const cell = primitive.style({
  height: '52px',
  padding: '8px 16px 8px 0',
  borderBottom: `${line.hair} solid ${color.line}`,
  textAlign: 'left',
  fontWeight: 'inherit',
  selectors: { '&:last-child': { paddingRight: 0 } },
})
/** Numbers right; words that follow a number column keep their distance. */
export const number = primitive.style({
  textAlign: 'right',
  whiteSpace: 'nowrap',
  paddingRight: '28px',
  selectors: { '&:last-child': { paddingRight: 0 } },
})
export const cellHead = primitive.style({ display: 'none' })

/** On narrow screens each row becomes a small grid; heads move into the cells. */
export const stacking = primitive.style({})
const stacked = (selector: string, rule: Parameters<typeof primitive.global>[1]) =>
  primitive.global(`${stacking} ${selector}`, { '@media': { [media.narrow]: rule as never } })
stacked('thead', { display: 'none' })
stacked('tr', {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8px 16px',
  padding: '14px 0',
  borderBottom: `${line.hair} solid ${color.line}`,
})
stacked(`:is(td, th)`, { padding: 0, border: 0, height: 'auto', textAlign: 'left' })
stacked(`${cellHead}`, { display: 'block', fontSize: size.micro, color: color.ink2, fontWeight: 500 })
