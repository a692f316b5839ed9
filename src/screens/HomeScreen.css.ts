import { tile } from '../patterns/DemoTile.css.ts'
import { color } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { families, font, grid, gutter, line, media, size, tracking, weight } from '../theme/tokens.ts'

export const hero = feature.style({
  paddingTop: '32px',
  '@media': { [media.narrow]: { paddingTop: '28px' } },
})

/** Wide: eight tiles by four. Medium: headline above, wall six by three. Narrow: three by six, to the edges. */
export const wall = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  gridAutoRows: grid.unit,
  '@media': {
    [media.belowWide]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto',
      gridAutoRows: 'calc(100cqi / 6)',
    },
    [media.narrow]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gridAutoRows: `calc((100cqi + 2 * ${gutter}) / 3)`,
      marginInline: `calc(-1 * ${gutter})`,
    },
  },
})
export const title = feature.style({
  gridArea: '1 / 1 / 3 / 6',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  '@media': {
    [media.belowWide]: { gridArea: '1 / 1 / 2 / -1', gap: '12px' },
    [media.narrow]: { gap: '16px', paddingInline: gutter },
  },
})
export const tagline = feature.style({
  fontWeight: weight.strong,
  fontSize: '1.0625rem',
  '@media': { [media.narrow]: { fontSize: size.body } },
})
/** Always fills five tiles. */
export const headline = feature.style({
  fontSize: '8.15cqi',
  lineHeight: 0.92,
  letterSpacing: tracking.mega,
  margin: '0 0 2.9cqi -.045em',
  '@media': {
    [media.belowWide]: { fontSize: '12cqi', marginBottom: '24px' },
    [media.narrow]: { fontSize: '13.6cqi', marginBottom: '18px' },
  },
})
export const lead = feature.style({
  gridArea: '3 / 1 / 5 / 3',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '12px',
  paddingRight: '24px',
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  '@media': {
    [media.belowWide]: { gridArea: '2 / 1 / 3 / -1', padding: '0 0 24px', gap: '16px' },
    [media.narrow]: { padding: `0 ${gutter} 28px`, gap: '20px' },
  },
})
feature.global(`${lead} p`, { textWrap: 'balance' })
/** The list is not there for the layout: its tiles lie in the wall's grid. */
export const tiles = feature.style({ display: 'contents' })

export const legend = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderBottom: `${line.hair} solid ${color.line}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const legendLink = feature.style({
  display: 'flex',
  gap: '12px',
  alignItems: 'start',
  padding: '18px 16px 20px 0',
  textDecoration: 'none',
  '@media': { [media.narrow]: { padding: '16px 12px 16px 0' } },
})
export const legendName = feature.style({
  display: 'block',
  fontFamily: font.display,
  fontWeight: weight.name,
  fontSize: '1.1875rem',
  lineHeight: 1.2,
  letterSpacing: tracking.sub,
  selectors: {
    [`${legendLink}:hover &`]: { textDecoration: 'underline', textDecorationThickness: '1.5px' },
  },
})
export const legendSubject = feature.style({
  display: 'block',
  fontSize: size.small,
  lineHeight: 1.4,
  color: color.ink2,
})

// Pointing at a family dims the tiles of the others.
for (const family of families) {
  const pointedAt = `${hero}:has(${legendLink}[data-family="${family}"]:is(:hover, :focus-visible))`
  feature.global(`${pointedAt} ${tile}:not([data-family="${family}"])`, { opacity: 0.22 })
}
