import { demos } from '../content/demos.ts'
import { tile } from '../parts/sections/DemoTile.css.ts'
import { color } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { emphasis, shareOf, sizeOf, specialStyle, textStyle } from '../theme/textStyles.ts'
import { families, fourOrFewer, grid, gutter, line, media, space, twoOrOne } from '../theme/tokens.ts'
import { emptyAfter, HEADLINE, LEAD, wallLayouts } from './wall.ts'

export const hero = feature.style({
  paddingTop: space(32),
  '@media': { [media.narrow]: { paddingTop: space(28) } },
})

const { wide, medium, narrow } = wallLayouts
/** A row is as high as its tiles are wide, or as their longest name needs. */
const row = (side: string) => `minmax(${side}, auto)`
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`
const fromTop = HEADLINE.rows + 1

/** Narrow: to the edges. */
export const wall = feature.style({
  display: 'grid',
  gridTemplateColumns: columns(wide.columns),
  gridAutoRows: row(grid.unit),
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
  justifyContent: 'space-between',
  gap: space(12),
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
/** The list is not there for the layout: its tiles lie in the wall's grid. */
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

/** So many columns are drawn across the filler. Here, so that how the wall lies stays out of the script. */
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

/** The link under the rows. */
export const more = feature.style({ marginTop: space(20) })
