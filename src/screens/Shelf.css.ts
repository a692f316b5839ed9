import { color, duration } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { emphasis, leading } from '../theme/textStyles.ts'
import { control, grid, line, media, space } from '../theme/tokens.ts'

/** How many names the shelf shows on narrow screens. */
const NARROW_NAMES = 8
const rowHeight = `max(${grid.third}, ${control.touch} + ${line.hair})`

export const shelf = pattern.style({
  display: 'grid',
  gridTemplateColumns: '3fr 5fr',
  borderTop: `${line.edge} solid ${color.ink}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** Columns of the browser's making: they level themselves, however many names there are. */
export const list = pattern.style({
  columns: 2,
  columnGap: 0,
  columnRule: `${line.hair} solid ${color.line}`,
  '@media': { [media.narrow]: { columns: 1 } },
})
export const item = pattern.style({
  display: 'grid',
  minHeight: rowHeight,
  breakInside: 'avoid',
  borderBottom: `${line.hair} solid ${color.line}`,
  '@media': {
    [media.narrow]: {
      minHeight: control.normal,
      selectors: { [`&:nth-child(n + ${NARROW_NAMES + 1})`]: { display: 'none' } },
    },
  },
})
export const arrow = pattern.style({
  // Takes no room from the name while it is not there.
  position: 'absolute',
  right: '16px',
  opacity: 0,
  transition: `opacity ${duration.press}`,
  '@media': { [media.narrow]: { position: 'static', opacity: 1, margin: space(0, 4, 0, 'auto') } },
})
export const link = pattern.style({
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  alignItems: 'center',
  gap: space(12),
  padding: space(4, 0, 4, 20),
  textDecoration: 'none',
  ...emphasis.medium,
  ...leading.tight,
  selectors: { '&:hover': { backgroundColor: color.well } },
  '@media': { [media.narrow]: { paddingInlineStart: 0 } },
})
pattern.global(`${link}:is(:hover, :focus-visible) ${arrow}`, { opacity: 1 })
export const filler = pattern.style({
  height: rowHeight,
  breakInside: 'avoid',
  '@media': { [media.narrow]: { display: 'none' } },
})
