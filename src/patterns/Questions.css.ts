import { color } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { line, size } from '../theme/tokens.ts'

export const list = pattern.style({ display: 'grid' })
export const entry = pattern.style({
  padding: '20px 0 22px',
  borderBottom: `${line.hair} solid ${color.line}`,
  breakInside: 'avoid',
  '@media': { print: { paddingBlock: '6px' } },
  selectors: { '&:first-child': { paddingTop: '2px' } },
})
export const question = pattern.style({
  fontSize: size.t4,
  lineHeight: 1.25,
  maxWidth: '28em',
  '@media': { print: { fontSize: size.body, maxWidth: 'none' } },
})
export const answer = pattern.style({
  marginTop: '8px',
  maxWidth: '38em',
  '@media': { print: { marginTop: '2px', maxWidth: 'none' } },
})
