import { accentVars, color, duration, family, ground } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { rowTint } from '../theme/rowTint.ts'
import { atMost, emphasis, sizeOf, specialStyle, textStyle } from '../theme/textStyles.ts'
import { depth, ease, folded, gutter, line, media, space } from '../theme/tokens.ts'

/** Side of a tile, and of the square at the beginning of a row; both grow with the visitor's letters. */
const TILE = '9.25rem'
const MARK = '2.5rem'
const BAND = '96px'
const GAP = space(16)

/** The columns that band, tiles and rows share on wide screens. */
const six = { display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: GAP } as const
/** As many columns as fit, at most `most`, none narrower than `least`; with `auto-fit`, fewer tiles than that fill the row. */
const upTo = (most: number, least: string, fit: 'auto-fill' | 'auto-fit' = 'auto-fill') =>
  `repeat(${fit}, minmax(min(100%, max(${least}, (100% - ${most - 1} * ${GAP}) / ${most})), 1fr))`

export const block = feature.style({
  // Below the filter: a jump to a family leaves it in the window.
  scrollMarginTop: '72px',
  minWidth: 0,
  '@media': { [media.narrow]: { scrollMarginTop: '100px' } },
})

export const band = feature.style(six, {
  minHeight: BAND,
  alignItems: 'center',
  backgroundColor: family.face,
  color: family.on,
  breakAfter: 'avoid',
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: '1fr auto auto 1fr',
      rowGap: space(2),
      marginInline: `calc(-1 * ${gutter})`,
    },
    [media.forcedColors]: { borderBlock: `${line.edge} solid` },
    print: { minHeight: 0, backgroundColor: 'transparent', color: color.ink },
  },
})
export const title = feature.style({
  ...atMost(textStyle.title, '12cqi'),
  gridColumn: 'span 2',
  paddingInlineStart: space(20),
  '@media': {
    [media.narrow]: { gridArea: '2 / 1', paddingInlineStart: gutter },
    print: { ...sizeOf(textStyle.heading), paddingInlineStart: 0 },
  },
})
export const subject = feature.style({
  ...textStyle.bodyShort,
  gridColumn: 'span 3',
  textWrap: 'balance',
  '@media': {
    [media.narrow]: { ...textStyle.smallShort, gridArea: '3 / 1', paddingInlineStart: gutter },
  },
})
export const fold = feature.style({
  justifySelf: 'end',
  width: BAND,
  height: BAND,
  '@media': { [media.narrow]: { gridArea: '1 / 2 / -1' }, print: { display: 'none' } },
})

export const tiles = feature.style({
  display: 'grid',
  gridTemplateColumns: upTo(6, TILE, 'auto-fit'),
  gap: `${space(24)} ${GAP}`,
  paddingTop: space(20),
  '@media': {
    [media.narrow]: { gridTemplateColumns: upTo(2, '8.5rem') },
    print: { gridTemplateColumns: upTo(2, TILE), rowGap: space(8), paddingTop: space(8) },
  },
})
/** Texts beside the picture: three fill a row. */
export const few = feature.style({ '@media': { [media.wide]: { gridTemplateColumns: upTo(3, '20rem') } } })
/** A large tile, as wide as two of the six columns. */
export const one = feature.style({
  '@media': { [media.wide]: { gridColumn: 'span 2', gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** The large tile beside the rows. */
export const besides = feature.style({ '@media': { [media.wide]: six } })

export const tile = feature.style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: space(10),
  minWidth: 0,
  breakInside: 'avoid',
  '@media': {
    [media.wide]: {
      selectors: { [`${few} > &`]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space(16) } },
    },
  },
})
/** A square of its family's color; its corner folds over when the tile is pointed at. */
export const face = feature.style({
  gridArea: '1 / 1',
  position: 'relative',
  width: TILE,
  maxWidth: '100%',
  aspectRatio: '1',
  overflow: 'clip',
  backgroundColor: family.face,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      top: 0,
      right: 0,
      width: 0,
      height: 0,
      background: folded(color.paper, family.reverse),
      transition: `width ${duration.fold} ${ease.fold}, height ${duration.fold} ${ease.fold}`,
    },
    [`${tile}:is(:hover, :focus-within) > &::after`]: { width: '28px', height: '28px' },
  },
  '@media': {
    [media.narrow]: { width: '100%' },
    [media.wide]: { selectors: { [`${one} &`]: { width: '100%' } } },
    print: { display: 'none' },
  },
})
export const texts = feature.style({
  display: 'grid',
  alignContent: 'start',
  gap: space(4),
  minWidth: 0,
  paddingInlineEnd: space(8),
  '@media': { [media.narrow]: { paddingInlineEnd: 0 } },
})
export const name = feature.style(specialStyle.catalogName)
/** Covers its tile or row. */
export const link = feature.style({
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: line.edge },
  },
})
export const sentence = feature.style({ ...textStyle.smallShort, color: color.ink2, textWrap: 'pretty' })
export const borrowed = feature.style({
  ...textStyle.smallShort,
  ...emphasis.strong,
  color: family.ink,
  textWrap: 'balance',
})

/** In the part of the picture that is free for it. */
export const live = feature.style({
  // Its flap is seen on the face, too.
  vars: { [ground.color]: family.face, [accentVars.flap]: family.reverse },
  gridArea: '1 / 1',
  alignSelf: 'end',
  justifySelf: 'start',
  display: 'grid',
  margin: space(6),
  zIndex: depth.raised,
  '@media': { [media.narrow]: { margin: 0 } },
})

export const rows = feature.style({
  marginTop: space(24),
  borderTop: `${line.edge} solid ${color.ink}`,
  '@media': {
    [media.wide]: { selectors: { [`${besides} > &`]: { gridColumn: 'span 4', marginTop: space(20) } } },
    print: { marginTop: space(8) },
  },
})
const arrowWidth = '24px'
export const row = feature.style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  // The sentence begins at the third of the six columns, as that of the band.
  gridTemplateColumns: `${MARK} calc((100% - 5 * ${GAP}) / 3 - ${MARK}) minmax(0, 1fr) ${arrowWidth}`,
  columnGap: GAP,
  alignItems: 'center',
  minHeight: '56px',
  paddingBlock: space(8),
  borderBottom: `${line.hair} solid ${color.line}`,
  breakInside: 'avoid',
  selectors: rowTint('12px'),
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: `${MARK} minmax(0, 1fr) ${arrowWidth}`,
      columnGap: space(12),
      rowGap: space(2),
    },
    print: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0, paddingBlock: space(4) },
  },
})
feature.global(`${row} > p`, { '@media': { [media.narrow]: { gridColumn: '2' } } })
export const mark = feature.style({
  width: MARK,
  height: MARK,
  overflow: 'hidden',
  backgroundColor: family.face,
  '@media': { [media.narrow]: { gridRow: '1 / 3', alignSelf: 'start' }, print: { display: 'none' } },
})
export const arrow = feature.style({
  display: 'grid',
  justifyItems: 'start',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.narrow]: { gridArea: '1 / 3 / 3' } },
})
feature.global(`${arrow} > svg`, { transition: `transform ${duration.fold} ${ease.out}` })
feature.global(`${row}:hover ${arrow} > svg`, { transform: 'translateX(4px)' })
