import { color } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { font, grid, line, media, size, tracking, weight } from '../theme/tokens.ts'

export const jumps = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderBlock: `${line.hair} solid ${color.line}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const jump = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '60px',
  paddingLeft: '20px',
  textDecoration: 'none',
  fontFamily: font.display,
  fontWeight: weight.name,
  fontSize: '1.1875rem',
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
})

export const blocks = feature.style({ paddingTop: '64px' })
export const block = feature.style({
  borderTop: `${line.rule} solid ${color.ink}`,
  display: 'grid',
  gridTemplateColumns: '3fr 5fr',
  scrollMarginTop: '24px',
  selectors: { '& + &': { marginTop: '64px' } },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** Stays in view while its rows pass by. */
export const head = feature.style({
  padding: '24px 40px 0 0',
  position: 'sticky',
  top: 0,
  alignSelf: 'start',
  '@media': {
    [media.narrow]: {
      position: 'static',
      padding: '20px 0 16px',
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '16px',
      alignItems: 'center',
      borderBottom: `${line.hair} solid ${color.line}`,
    },
  },
})
export const art = feature.style({
  width: grid.unit,
  height: grid.unit,
  marginBottom: '20px',
  '@media': { [media.narrow]: { width: '64px', height: '64px', margin: 0 } },
})
export const name = feature.style({ fontSize: size.t2 })
export const sentence = feature.style({
  color: color.ink2,
  marginTop: '10px',
  maxWidth: '22em',
  textWrap: 'balance',
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
})
