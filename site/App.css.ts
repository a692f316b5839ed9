import { color } from '#src/theme/contract.css.ts'
import { pattern } from '#src/theme/layered.ts'
import { depth } from '#src/theme/tokens.ts'

/** Seen only while it has the focus. */
export const skipLink = pattern.style({
  position: 'absolute',
  top: '8px',
  left: '8px',
  zIndex: depth.dialog,
  padding: '12px 16px',
  backgroundColor: color.sheet,
  color: color.ink,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
})
/** Stands above every page for visitors without scripts. */
export const notice = pattern.style({
  marginTop: '16px',
  padding: '12px 16px',
  borderLeft: `3px solid ${color.warn}`,
  backgroundColor: color.warnT,
  color: color.ink,
})
export const main = pattern.style({
  minHeight: '60vh',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})
