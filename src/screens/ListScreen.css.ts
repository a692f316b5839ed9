import { color } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { atMost, leading, textStyle } from '../theme/textStyles.ts'
import { fourOrFewer, grid, line, media, space, twoOrOne } from '../theme/tokens.ts'

export const search = feature.style({
  paddingBottom: space(24),
  '@media': { print: { display: 'none' } },
})
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
  paddingInlineStart: space(20),
  textDecoration: 'none',
  ...textStyle.name,
  ...leading.solid,
  selectors: {
    '&:hover': { backgroundColor: color.well },
    '&:first-child': { paddingInlineStart: 0 },
    '& + &': { borderInlineStart: `${line.hair} solid ${color.line}` },
  },
  '@media': {
    [media.narrow]: {
      selectors: {
        '&:nth-child(odd)': { paddingInlineStart: 0, borderInlineStart: 0 },
        '&:nth-child(n + 3)': { borderTop: `${line.hair} solid ${color.line}` },
      },
    },
  },
  '@container': {
    // One column, of large letters on a phone.
    '(max-width: 16.99rem)': {
      selectors: {
        '& + &&': {
          paddingInlineStart: 0,
          borderInlineStart: 0,
          borderTop: `${line.hair} solid ${color.line}`,
        },
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
export const name = feature.style({ ...atMost(textStyle.title, '15cqi') })
export const sentence = feature.style({
  color: color.ink2,
  marginTop: space(10),
  maxWidth: '22em',
  textWrap: 'balance',
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
})
