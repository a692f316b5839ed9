import { color } from '#src/theme/contract.css.ts'
import { pattern } from '#src/theme/layered.ts'
import { emphasis } from '#src/theme/textStyles.ts'
import { depth, line, space } from '#src/theme/tokens.ts'

/** Visible only while it has the focus. */
export const skipLink = pattern.style({
  position: 'absolute',
  top: '8px',
  left: '8px',
  zIndex: depth.dialog,
  padding: space(12, 16),
  backgroundColor: color.sheet,
  color: color.ink,
  ...emphasis.strong,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
})
/** Shown above every page for visitors without scripts. */
export const notice = pattern.style({
  marginTop: space(16),
  padding: space(12, 16),
  borderInlineStart: `${line.bold} solid ${color.warn}`,
  backgroundColor: color.warnT,
  color: color.ink,
})
export const main = pattern.style({
  minHeight: '60vh',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})
