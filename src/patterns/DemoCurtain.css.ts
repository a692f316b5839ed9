import { color } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { depth, line, weight } from '../theme/tokens.ts'

export const curtain = pattern.style({
  position: 'fixed',
  inset: 0,
  zIndex: depth.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: '16px',
  backgroundColor: color.backdrop,
})
export const card = pattern.style({
  display: 'grid',
  gap: '16px',
  width: '100%',
  maxWidth: '440px',
  padding: '24px',
  backgroundColor: color.paper,
  border: `${line.edge} solid ${color.ink}`,
})
export const loading = pattern.style({
  display: 'grid',
  justifyItems: 'center',
  gap: '16px',
  fontWeight: weight.strong,
})
