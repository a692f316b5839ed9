import { color } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { emphasis, leading, textStyle } from '../theme/textStyles.ts'
import { control, grid, line, media, space } from '../theme/tokens.ts'

/** How many names a column shows on narrow screens; its last link leads to the rest. */
const NARROW_NAMES = 4

export const columns = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(40, 24) },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '44px' },
  },
})
export const column = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  selectors: { '& + &': { borderInlineStart: `${line.hair} solid ${color.line}` } },
  '@media': {
    [media.belowWide]: { selectors: { '&:nth-child(odd)': { borderInlineStart: 0 } } },
    [media.narrow]: { selectors: { '& + &': { borderInlineStart: 0 } } },
  },
})
const indent = {
  selectors: { [`${column} + ${column} &`]: { paddingInlineStart: space(18) } },
  '@media': {
    [media.belowWide]: { selectors: { [`${column}:nth-child(odd) &`]: { paddingInlineStart: 0 } } },
    [media.narrow]: { selectors: { [`${column} + ${column} &`]: { paddingInlineStart: 0 } } },
  },
}
export const head = pattern.style(
  {
    padding: `${space(20)} ${space(20)} 22px 0`,
    minHeight: '168px',
    '@media': { [media.belowWide]: { minHeight: 0 }, [media.narrow]: { padding: space(0, 0, 16) } },
  },
  indent,
)
export const title = pattern.style({
  ...textStyle.heading,
  display: 'flex',
  alignItems: 'center',
  gap: space(14),
  marginBottom: space(12),
})
export const sentence = pattern.style({
  color: color.ink2,
  ...textStyle.dense,
  maxWidth: '17em',
  textWrap: 'balance',
  '@media': { [media.narrow]: { maxWidth: 'none' } },
})
export const list = pattern.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const item = pattern.style(
  {
    // And the line below.
    minHeight: `max(${grid.third}, ${control.touch} + ${line.hair})`,
    display: 'flex',
    // The demo's link goes below a name that leaves it no room.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(0, 6),
    borderBottom: `${line.hair} solid ${color.line}`,
    paddingInlineEnd: space(12),
    '@media': {
      [media.narrow]: {
        minHeight: control.normal,
        paddingInlineEnd: 0,
        selectors: { [`&:nth-child(n + ${NARROW_NAMES + 1})`]: { display: 'none' } },
      },
    },
  },
  indent,
)
export const link = pattern.style({
  textDecoration: 'none',
  ...textStyle.denseShort,
  ...leading.tight,
  ...emphasis.medium,
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  flex: '1 1 8em',
  minHeight: control.touch,
  paddingBlock: space(4),
  selectors: { '&:hover': { textDecoration: 'underline', textDecorationThickness: line.edge } },
})
pattern.global(`${item} > a + a`, { paddingInline: space(8) })
export const more = pattern.style({
  display: 'none',
  '@media': {
    [media.narrow]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: control.normal,
      ...emphasis.strong,
      textDecoration: 'none',
    },
  },
})
/** Takes the height that is left, so that all columns end on one line. */
export const filler = pattern.style({
  flex: 1,
  position: 'relative',
  '@media': { [media.belowWide]: { display: 'none' } },
})
pattern.global(`${filler} > svg`, { position: 'absolute', inset: 0 })
