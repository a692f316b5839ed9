import type { GlobalStyleRule } from '@vanilla-extract/css'
import { color, family, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { leftToRight } from '../../theme/direction.ts'
import { emphasis, sizeOf, specialStyle, textStyle } from '../../theme/textStyles.ts'
import { line, media, space } from '../../theme/tokens.ts'

/** Room for a picture narrower than this is that of a phone; in rem, so that large letters take the narrow layout. */
export const NARROW_PICTURE = '(width < 30rem)'
/** Narrower than this, columns of words no longer fit side by side: a phone with letters of twice the size. */
export const ONE_COLUMN = '(width < 14rem)'

/** Narrower than this, a table of five columns does not fit: its rows become lists, and each cell names its column. */
export const NO_TABLE = '(width < 19rem)'

export const frame = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: space(28),
  minHeight: '360px',
  padding: space(32),
  color: color.ink,
  breakInside: 'avoid',
  '@media': {
    [media.narrow]: { minHeight: '300px', padding: space(16), gap: space(12), alignContent: 'start' },
    print: {
      minHeight: 0,
      padding: space(10, 0),
      gap: space(8),
    },
  },
})
const beside = '3fr 5fr'
/** Caption beside the picture, or over it. */
export const layout = {
  beside: pattern.style({
    '@media': {
      [media.fromMedium]: {
        gridTemplateColumns: beside,
        alignContent: 'stretch',
        alignItems: 'center',
        columnGap: space(40),
      },
      print: { gridTemplateColumns: '2fr 6fr' },
    },
  }),
  over: pattern.style({}),
}
const surface = (name: string, edge?: string) =>
  pattern.style({
    vars: { [ground.color]: name },
    backgroundColor: name,
    ...(edge && { border: edge }),
    '@media': { print: { background: 'none', border: 0, borderTop: `${line.rule} solid ${color.ink}` } },
  })
/** The surface by the family: the slab takes the dark theme. */
export const look = {
  build: surface(color.slab, `${line.hair} solid ${color.slabLine}`),
  launch: surface(family.tint),
  trade: surface(color.sheet, `${line.rule} solid ${color.ink}`),
  secure: surface(family.tint),
}
export const caption = pattern.style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space(14),
  // On phones the mark follows the sentence.
  '@media': { [media.narrow]: { display: 'block' } },
})
// Above the picture they share a row.
pattern.global(`${layout.over} > ${caption}`, {
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: 'minmax(0, 34em) auto',
      justifyContent: 'space-between',
      alignItems: 'start',
    },
  },
})
pattern.global(`${layout.beside} > ${caption}`, {
  '@media': { [media.fromMedium]: { alignSelf: 'stretch', alignContent: 'space-between' } },
})
export const sentence = pattern.style({
  ...textStyle.subheading,
  textWrap: 'pretty',
  '@media': {
    [media.narrow]: { ...sizeOf(textStyle.name), display: 'inline', marginInlineEnd: space(8) },
    print: sizeOf(textStyle.body),
  },
})
export const picture = pattern.style({ containerType: 'inline-size', minWidth: 0 })

/** A sheet on the surface. */
export const card = pattern.style({
  vars: { [ground.color]: color.sheet },
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.edge}`,
})
export const table = pattern.style({ ...textStyle.denseShort, textAlign: 'start' })
pattern.global(`${table} :is(th, td)`, {
  padding: space(10, 12, 10, 0),
  borderBottom: `${line.hair} solid ${color.edge}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'top',
})
pattern.global(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 })
pattern.global(`${table} thead th`, {
  ...textStyle.caption,
  ...emphasis.strong,
  color: color.ink2,
  paddingTop: 0,
  borderBottom: `${line.edge} solid ${color.ink}`,
  verticalAlign: 'bottom',
})
pattern.global(`${table} tbody th`, emphasis.strong)
pattern.global(`${table} :is(th, td)`, {
  '@media': { [media.narrow]: { paddingBlock: space(6), ...sizeOf(textStyle.small) } },
})
/** A table that becomes lists where there is no room. */
export const listed = pattern.style({})
const asList = (selector: string, rule: GlobalStyleRule['@container']) => {
  pattern.global(`${listed} ${selector}`, { '@container': rule })
}
asList('thead', { [NO_TABLE]: { display: 'none' } })
asList('tr', {
  [NO_TABLE]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 3.5rem), 1fr))',
    columnGap: space(4),
    paddingBlock: space(6),
    borderBottom: `${line.hair} solid ${color.edge}`,
  },
})
asList('tr > :is(th, td)', { [NO_TABLE]: { padding: space(2, 0), border: 0, textAlign: 'start' } })
asList('tr > th', { [NO_TABLE]: { gridColumn: '1 / -1' } })
/** The name of its column in a cell of such a list. */
export const cellHead = pattern.style({
  display: 'none',
  '@container': { [NO_TABLE]: { display: 'block', ...textStyle.caption, color: color.ink2 } },
})
export const facts = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
  gap: space(4, 12),
  ...textStyle.smallShort,
})
export const factName = pattern.style({ color: color.ink2 })
export const factValue = pattern.style({ margin: 0, ...emphasis.strong })
/** The square that doubles a verdict. */
const square = pattern.style({ flex: 'none', width: '10px', height: '10px', forcedColorAdjust: 'none' })
export const mark = {
  good: pattern.style(square, { backgroundColor: color.gain }),
  caution: pattern.style(square, {
    background: `linear-gradient(135deg, ${color.warn} 50%, transparent 50%)`,
    boxShadow: `inset 0 0 0 1px ${color.warn}`,
  }),
  bad: pattern.style(square, { boxShadow: `inset 0 0 0 2px ${color.loss}` }),
}
export const conclusion = pattern.style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(10),
  ...textStyle.dense,
  ...emphasis.strong,
})
export const code = pattern.style({
  ...specialStyle.program,
  ...leftToRight,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { ...sizeOf(textStyle.caption) } },
})
export const codeLine = pattern.style({
  display: 'block',
  paddingInlineStart: space(10),
  borderInlineStart: `${line.rule} solid ${color.edge}`,
})
