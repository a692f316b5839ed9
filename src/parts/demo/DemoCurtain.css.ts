import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis } from '../../theme/textStyles.ts'
import { depth, line, panelTop, space } from '../../theme/tokens.ts'

export const curtain = pattern.style({
  position: 'fixed',
  inset: 0,
  zIndex: depth.overlay,
  display: 'grid',
  // The place of the panel.
  placeItems: 'start center',
  padding: `${panelTop} ${space(16)} ${space(16)}`,
  backgroundColor: color.backdrop,
})
export const card = pattern.style({
  display: 'grid',
  gap: space(16),
  width: '100%',
  maxWidth: '440px',
  padding: space(24),
  backgroundColor: color.paper,
  border: `${line.edge} solid ${color.ink}`,
})
export const close = pattern.style({ justifySelf: 'center' })
export const loading = pattern.style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(16),
  ...emphasis.strong,
})
