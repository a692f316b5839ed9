import { color } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { line, size, space } from '../theme/tokens.ts'

export const list = pattern.style({ display: 'grid' })
export const entry = pattern.style({
  padding: `${space(20)} 0 22px`,
  borderBottom: `${line.hair} solid ${color.line}`,
  breakInside: 'avoid',
  '@media': { print: { paddingBlock: space(6) } },
  selectors: { '&:first-child': { paddingTop: space(2) } },
})
export const question = pattern.style({
  fontSize: size.t4,
  lineHeight: 1.25,
  maxWidth: '28em',
  '@media': { print: { fontSize: size.body, maxWidth: 'none' } },
})
export const answer = pattern.style({
  marginTop: space(8),
  maxWidth: '38em',
  '@media': { print: { marginTop: space(2), maxWidth: 'none' } },
})
