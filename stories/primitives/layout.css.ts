// Where the stories of primitives put their components: the places a page would give them.
import { color, family, ground } from '#src/theme/contract.css.ts'
import { feature } from '#src/theme/layered.ts'
import { sizeOf, specialStyle, textStyle } from '#src/theme/textStyles.ts'
import { media, space } from '#src/theme/tokens.ts'

export const row = feature.style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(12) })
export const stack = feature.style({ display: 'grid', gap: space(20), maxWidth: '720px' })
/** As wide as a column of a form. */
export const column = feature.style({ maxWidth: '360px' })
/** Icons with their names, in columns. */
export const icons = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: space(16, 20),
})
feature.global(`${icons} > li`, { display: 'flex', alignItems: 'center', gap: space(10) })
export const fields = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(20, 24),
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** A surface of the family around it. */
export const face = feature.style({
  vars: { [ground.color]: family.face },
  backgroundColor: family.face,
  color: family.on,
  padding: space(24),
})
export const sheet = feature.style({
  vars: { [ground.color]: color.sheet },
  backgroundColor: color.sheet,
  padding: space(24),
})
/** Top right in a stacked row. */
export const inCorner = feature.style({ '@media': { [media.narrow]: { gridArea: '1 / 2' } } })
const square = (px: number) => feature.style({ width: `${px}px`, height: `${px}px`, flex: 'none' })
export const square20 = square(20)
export const square32 = square(32)
/** Before a name in a list, on the family's face. */
export const square40 = feature.style({ width: '40px', height: '40px', backgroundColor: family.face })
export const square56 = square(56)
export const square280 = square(280)
export const band = feature.style({ height: '96px', overflow: 'hidden' })
export const narrowPlace = feature.style({ width: '58px' })
export const mosaics = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: space(20),
  maxWidth: '900px',
  '@media': { [media.narrow]: { gridTemplateColumns: '1fr 1fr' } },
})
/** The wall's tiles: six in a row, three on narrow screens. */
export const tiles = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})
export const tile = feature.style({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  backgroundColor: family.face,
  color: family.on,
})
export const tileName = feature.style({
  position: 'absolute',
  left: '8%',
  bottom: '6.5%',
  ...specialStyle.tileName,
  ...sizeOf(textStyle.caption),
})
/** Where a menu hangs: under its trigger. */
export const bar = feature.style({
  position: 'relative',
  minHeight: '48px',
  display: 'flex',
  // The menu ends where the bar does.
  justifyContent: 'flex-end',
  gap: space(12),
})
export const entry = feature.style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  padding: space(0, 20),
  textDecoration: 'none',
  selectors: { '&[data-highlighted]': { backgroundColor: color.well } },
})
export const entryHead = feature.style({ padding: space(16, 20, 6), color: color.ink2, ...textStyle.caption })
export const panelHead = feature.style({ padding: space(20, 24, 0) })
export const panelBody = feature.style({ padding: space(16, 24, 24), overflowY: 'auto' })
