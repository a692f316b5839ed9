import { color } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import {
  fixedSize,
  font,
  fourOrFewer,
  grid,
  line,
  media,
  size,
  space,
  tracking,
  twoOrOne,
  weight,
} from '../theme/tokens.ts'

export const jumps = feature.style({
  display: 'grid',
  gridTemplateColumns: fourOrFewer,
  borderBlock: `${line.hair} solid ${color.line}`,
  '@media': { [media.narrow]: { gridTemplateColumns: twoOrOne } },
})
export const jump = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  minHeight: '60px',
  paddingLeft: space(20),
  textDecoration: 'none',
  fontFamily: font.display,
  fontWeight: weight.name,
  fontSize: fixedSize[19],
  lineHeight: 1,
  letterSpacing: tracking.sub,
  selectors: {
    '&:hover': { backgroundColor: color.well },
    '&:first-child': { paddingLeft: 0 },
    '& + &': { borderLeft: `${line.hair} solid ${color.line}` },
  },
  '@media': {
    [media.narrow]: {
      selectors: {
        '&:nth-child(odd)': { paddingLeft: 0, borderLeft: 0 },
        '&:nth-child(n + 3)': { borderTop: `${line.hair} solid ${color.line}` },
      },
    },
  },
  '@container': {
    // One column, of large letters on a phone.
    '(max-width: 16.99rem)': {
      selectors: {
        '& + &&': { paddingLeft: 0, borderLeft: 0, borderTop: `${line.hair} solid ${color.line}` },
      },
    },
  },
})

export const blocks = feature.style({ paddingTop: space(64) })
export const block = feature.style({
  borderTop: `${line.rule} solid ${color.ink}`,
  display: 'grid',
  gridTemplateColumns: '3fr 5fr',
  scrollMarginTop: space(24),
  selectors: { '& + &': { marginTop: space(64) } },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** Stays in view while its rows pass by. */
export const head = feature.style({
  padding: space(24, 40, 0, 0),
  position: 'sticky',
  top: 0,
  alignSelf: 'start',
  '@media': {
    [media.narrow]: {
      position: 'static',
      padding: space(20, 0, 16),
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space(16),
      alignItems: 'center',
      borderBottom: `${line.hair} solid ${color.line}`,
    },
  },
})
export const art = feature.style({
  width: grid.unit,
  height: grid.unit,
  marginBottom: space(20),
  '@media': { [media.narrow]: { width: '64px', height: '64px', margin: 0 } },
})
export const name = feature.style({ fontSize: `min(${size.t2}, 15cqi)` })
export const sentence = feature.style({
  color: color.ink2,
  marginTop: space(10),
  maxWidth: '22em',
  textWrap: 'balance',
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
})
