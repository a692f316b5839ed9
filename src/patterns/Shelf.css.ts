import { color, duration } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { control, grid, line, media, space, weight } from '../theme/tokens.ts'

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
  height: rowHeight,
  breakInside: 'avoid',
  borderBottom: `${line.hair} solid ${color.line}`,
  '@media': {
    [media.narrow]: {
      height: control.normal,
      selectors: { [`&:nth-child(n + ${NARROW_NAMES + 1})`]: { display: 'none' } },
    },
  },
})
export const arrow = pattern.style({
  marginLeft: 'auto',
  marginRight: space(16),
  opacity: 0,
  transition: `opacity ${duration.press}`,
  '@media': { [media.narrow]: { opacity: 1, marginRight: space(4) } },
})
export const link = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  height: '100%',
  paddingLeft: space(20),
  textDecoration: 'none',
  fontWeight: weight.listed,
  lineHeight: 1.15,
  selectors: { '&:hover': { backgroundColor: color.well } },
  '@media': { [media.narrow]: { paddingLeft: 0 } },
})
pattern.global(`${link}:is(:hover, :focus-visible) ${arrow}`, { opacity: 1 })
export const filler = pattern.style({
  height: rowHeight,
  breakInside: 'avoid',
  '@media': { [media.narrow]: { display: 'none' } },
})
