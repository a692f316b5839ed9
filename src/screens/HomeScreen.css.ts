import { waitsBelow } from '../theme/arriving.ts'
import { demos } from '../content/demos.ts'
import { tile } from '../parts/sections/DemoCard.css.ts'
import { color, ground } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { atMost, emphasis, shareOf, sizeOf, specialStyle, textStyle } from '../theme/textStyles.ts'
import { families, fourOrFewer, grid, gutter, line, media, space, twoOrOne } from '../theme/tokens.ts'
import { emptyAfter, HEADLINE, LEAD, wallLayouts } from './wall.ts'

export const hero = feature.style({
  paddingTop: space(32),
  '@media': { [media.narrow]: { paddingTop: space(28) } },
})

const { wide, medium, narrow } = wallLayouts
/** A row is as high as its tiles are wide, or as their longest name needs. */
const row = (width: string) => `minmax(${width}, auto)`
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`
const fromTop = HEADLINE.rows + 1

/** The side of a wide tile: in a low window it is smaller, so that both buttons and two rows of tiles are in the first window. */
const side = `min(${grid.unit}, max(110px, 18.5svh))`

/** Wide: headline and lead take what the tiles leave. Narrow: to the edges. */
export const wall = feature.style({
  display: 'grid',
  gridTemplateColumns: `${columns(LEAD.columns)} repeat(${wide.columns - LEAD.columns}, ${side})`,
  gridAutoRows: row(side),
  '@media': {
    [media.belowWide]: {
      gridTemplateColumns: columns(medium.columns),
      gridTemplateRows: 'auto auto',
      gridAutoRows: row(`calc(100cqi / ${medium.columns})`),
    },
    [media.narrow]: {
      gridTemplateColumns: columns(narrow.columns),
      gridAutoRows: row(`calc((100cqi + 2 * ${gutter}) / ${narrow.columns})`),
      marginInline: `calc(-1 * ${gutter})`,
    },
  },
})
export const title = feature.style({
  gridArea: `1 / 1 / ${fromTop} / ${HEADLINE.columns + 1}`,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  '@media': {
    [media.belowWide]: { gridArea: '1 / 1 / 2 / -1', gap: space(12) },
    [media.narrow]: { gap: space(16), paddingInline: gutter },
  },
})
export const tagline = feature.style({
  ...sizeOf(specialStyle.intro),
  ...emphasis.strong,
  '@media': { [media.narrow]: sizeOf(textStyle.body) },
})
/** Always fills five tiles. */
export const headline = feature.style({
  ...specialStyle.poster,
  margin: '0 0 2.9cqi -.045em',
  '@media': {
    [media.belowWide]: { ...shareOf('12cqi'), marginBottom: space(24) },
    [media.narrow]: { ...shareOf('13.6cqi'), marginBottom: space(18) },
  },
})
export const lead = feature.style({
  gridArea: `${fromTop} / 1 / ${fromTop + LEAD.rows} / ${LEAD.columns + 1}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space(24),
  paddingInlineEnd: space(24),
  ...specialStyle.intro,
  '@media': {
    [media.belowWide]: { gridArea: '2 / 1 / 3 / -1', padding: space(0, 0, 24), gap: space(16) },
    [media.narrow]: { padding: `0 ${gutter} ${space(28)}`, gap: space(20) },
  },
})
feature.global(`${lead} p`, { textWrap: 'balance' })
// In letters of twice the size it takes two lines.
feature.global(`${lead} a`, { maxWidth: '100%', whiteSpace: 'normal' })
export const actions = feature.style({ display: 'flex', flexWrap: 'wrap', gap: space(12) })
feature.global(`${actions} > a`, { '@media': { [media.narrow]: { paddingInline: space(16) } } })
/** Without a pointer nothing shows that a tile opens. */
export const hint = feature.style({
  display: 'none',
  '@media': {
    '(hover: none)': {
      display: 'block',
      marginTop: `-${space(8)}`,
      ...sizeOf(textStyle.small),
      color: color.ink2,
    },
    print: { display: 'none' },
  },
})
/** The list has no box: its tiles are in the wall's grid. */
export const tiles = feature.style({ display: 'contents' })
feature.global(`${tiles} > li`, { display: 'grid', minWidth: 0 })

const levelled = (empty: number) => (empty > 0 ? { gridColumn: `span ${empty}` } : { display: 'none' })
const empty = {
  wide: emptyAfter(wide, demos.length),
  medium: emptyAfter(medium, demos.length),
  narrow: emptyAfter(narrow, demos.length),
}
/** Levels the last row; null while the tiles fill it in every layout. */
export const filler =
  empty.wide + empty.medium + empty.narrow === 0
    ? null
    : feature.style({
        ...levelled(empty.wide),
        '@media': {
          [media.belowWide]: { display: 'block', ...levelled(empty.medium) },
          [media.narrow]: { display: 'block', ...levelled(empty.narrow) },
        },
      })

/** The number of columns drawn across the filler. It is a style, so that the layout of the wall is not part of the script. */
export const fillerColumns = wide.columns * 3

export const legend = feature.style({
  display: 'grid',
  gridTemplateColumns: fourOrFewer,
  borderBottom: `${line.hair} solid ${color.line}`,
  '@media': { [media.narrow]: { gridTemplateColumns: twoOrOne } },
})
export const legendLink = feature.style({
  display: 'flex',
  gap: space(12),
  alignItems: 'start',
  padding: space(18, 16, 20, 0),
  textDecoration: 'none',
  '@media': { [media.narrow]: { padding: space(16, 12, 16, 0) } },
})
export const legendName = feature.style({
  display: 'block',
  ...textStyle.name,
  selectors: {
    [`${legendLink}:hover &`]: { textDecoration: 'underline', textDecorationThickness: line.edge },
  },
})
export const legendSubject = feature.style({
  display: 'block',
  ...textStyle.smallShort,
  color: color.ink2,
})

// Pointing at a family dims the tiles of the others.
for (const family of families) {
  const pointedAt = `${hero}:has(${legendLink}[data-family="${family}"]:is(:hover, :focus-visible))`
  feature.global(`${pointedAt} ${tile}:not([data-family="${family}"])`, { opacity: 0.22 })
}

/** The links to both lists. */
export const lists = feature.style({ display: 'flex', flexWrap: 'wrap', gap: space(4, 28) })

/** What AI does, on slab; the facts follow without a gap. */
export const ai = feature.style({
  display: 'grid',
  gridTemplateColumns: '3fr 5fr',
  backgroundColor: color.slab,
  color: color.onSlab,
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.narrow]: { marginInline: `calc(-1 * ${gutter})` },
    print: {
      vars: { [color.onSlab]: color.ink, [color.onSlab2]: color.ink2, [color.slabLine]: color.line },
      backgroundColor: 'transparent',
      breakInside: 'avoid',
    },
  },
})
const slabPadding = '36px'
export const aiHead = feature.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space(24),
  padding: `${slabPadding} ${space(24)} ${slabPadding} ${slabPadding}`,
  '@media': {
    [media.belowWide]: { paddingBottom: 0 },
    [media.narrow]: { padding: `${space(28)} ${gutter} 0` },
    print: { padding: 0 },
  },
})
feature.global(`${aiHead} > a`, { color: color.onSlab })
export const aiTitle = feature.style({
  ...atMost(textStyle.title, '12cqi'),
  '@media': { print: sizeOf(textStyle.heading) },
})
export const aiNote = feature.style({
  marginTop: space(24),
  ...textStyle.small,
  color: color.onSlab2,
  textWrap: 'balance',
})
/** What AI does, and below it the note. */
export const usesPlace = feature.style({
  padding: `${slabPadding} ${slabPadding} ${slabPadding} 0`,
  '@media': {
    [media.belowWide]: { paddingInlineStart: slabPadding },
    [media.narrow]: { padding: `${space(20)} ${gutter} ${space(28)}` },
    print: { padding: space(10, 0) },
  },
})
export const uses = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(28),
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
      gap: space(20, 16),
    },
  },
})
export const use = feature.style({
  borderTop: `${line.hair} solid ${color.slabLine}`,
  paddingTop: space(14),
  breakInside: 'avoid',
  selectors: {
    // What AI does not do takes the rest of the row, in the largest text.
    '&:last-child': { gridColumn: '2 / -1', borderTop: `${line.bold} solid ${color.trade}` },
  },
  '@media': {
    [media.narrow]: { selectors: { '&:last-child': { gridColumn: '1 / -1' } } },
  },
})
export const useTerm = feature.style({
  ...textStyle.subheading,
  marginBottom: space(6),
  selectors: { [`${use}:last-child &`]: textStyle.heading },
})
export const useText = feature.style({
  margin: 0,
  ...textStyle.dense,
  color: color.onSlab2,
  textWrap: 'pretty',
  selectors: { [`${use}:last-child &`]: { color: color.onSlab, maxWidth: '30em' } },
})
export const facts = feature.style({ vars: { [ground.color]: color.slab }, selectors: waitsBelow })

/** How a project runs, beside the call. */
export const end = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(40) },
  },
})
export const steps = feature.style({
  display: 'flex',
  flexDirection: 'column',
  borderTop: `${line.rule} solid ${color.ink}`,
  paddingTop: space(24),
  paddingInlineEnd: space(40),
  '@media': { [media.belowWide]: { paddingInlineEnd: 0 } },
})
export const stepsTitle = feature.style({
  ...atMost(textStyle.title, '12cqi'),
  paddingBottom: space(20),
  '@media': { print: sizeOf(textStyle.heading) },
})
