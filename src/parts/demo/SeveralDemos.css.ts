import { color, family, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { besley, emphasis, inlineCode, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { DEMO_PLACE, line, media, space, within } from '../../theme/tokens.ts'
import { bar } from './DemoHead.css.ts'
import { paperZoom } from './paper.css.ts'

/** The page is as wide as the page with one demo. */
export const page = pattern.style({
  vars: { [ground.color]: color.paper, [paperZoom]: '1' },
  container: `${DEMO_PLACE} / inline-size`,
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  maxWidth: '1200px',
  marginInline: 'auto',
  backgroundColor: color.paper,
  boxShadow: `0 0 0 1px ${color.line}`,
  '@media': {
    print: {
      containerType: 'normal',
      containerName: 'none',
      minHeight: 0,
      maxWidth: 'none',
      boxShadow: 'none',
      backgroundColor: 'transparent',
    },
  },
})
// Its bar goes from edge to edge of a wider window.
pattern.global(`html:has(${page})`, { scrollbarGutter: 'auto' })
pattern.global(`${page} > ${bar}`, {
  '@media': { screen: { boxShadow: `0 0 0 100vmax ${color.slab}`, clipPath: 'inset(0 -100vmax)' } },
})
export const ask = pattern.style({
  flex: 'none',
  alignSelf: 'center',
  marginInlineEnd: space(24),
  '@container': { [within.narrow]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
})
/** The same in the place below the demos, where the bar has no room for it. */
export const askBelow = pattern.style({
  display: 'none',
  padding: space(0, 16, 24),
  '@container': { [within.narrow]: { display: 'block' } },
})
/** The part in the client's color; it has no box. */
export const toned = pattern.style({ display: 'contents' })
export const texts = pattern.style({
  padding: space(24),
  display: 'grid',
  justifyItems: 'start',
  gap: space(12),
  maxWidth: '34em',
  '@container': { [within.narrow]: { paddingInline: space(16) } },
})
/** What could not be read. */
export const notice = pattern.style({
  padding: space(12, 24, 0),
  ...textStyle.small,
  color: color.ink2,
  '@container': { [within.narrow]: { paddingInline: space(16) } },
  '@media': { print: { display: 'none' } },
})
const columnsOf = (count: number) => `repeat(${count}, minmax(0, 1fr))`
const tiles = {
  display: 'grid',
  gap: space(24),
  padding: space(24),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { print: { gap: space(12), paddingBlock: space(12) } },
} as const
const narrow = { gap: space(12), padding: space(16) }
export const columns = {
  two: pattern.style({
    ...tiles,
    '@container': { [within.narrow]: narrow, [within.fromMedium]: { gridTemplateColumns: columnsOf(2) } },
  }),
  three: pattern.style({
    ...tiles,
    '@container': {
      [within.narrow]: narrow,
      [within.fromMedium]: { gridTemplateColumns: columnsOf(2) },
      [within.wide]: { gridTemplateColumns: columnsOf(3) },
    },
  }),
}
/** On a phone the picture is beside the texts. */
export const tile = pattern.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  border: `${line.edge} solid ${color.edge}`,
  backgroundColor: color.sheet,
  selectors: { '&:hover': { borderColor: color.ink } },
  '@container': { [within.narrow]: { flexDirection: 'row' } },
  '@media': {
    print: {
      breakInside: 'avoid',
      backgroundColor: 'transparent',
      border: 0,
      borderTop: `${line.hair} solid ${color.line}`,
    },
  },
})
pattern.global(`${tile}:has(:focus-visible)`, {
  outline: `${line.bold} solid ${color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${color.focusGap}`,
})
export const picture = pattern.style({
  flex: 'none',
  display: 'grid',
  justifyContent: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  backgroundColor: family.face,
  '@container': { [within.narrow]: { width: '88px', aspectRatio: 'auto', alignContent: 'center' } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' }, print: { display: 'none' } },
})
// Both rows of four demos fit a laptop's window.
pattern.global(`${columns.two} ${picture}`, {
  '@container': { [within.wide]: { aspectRatio: '5 / 2' } },
})
// The art ends above the foot of its square, where a tile of the wall has the name.
pattern.global(`${picture} > svg`, {
  height: '100%',
  width: 'auto',
  aspectRatio: '1',
  transform: 'translateY(12%)',
})
pattern.narrow(`${picture} > svg`, { height: '88px' })
// The last of three or five in two columns takes both.
const last = (columns: string) => `${columns} > ${tile}:last-child:nth-child(odd)`
pattern.global(last(columns.three), {
  '@container': {
    [within.fromMedium]: { gridColumn: '1 / -1', flexDirection: 'row' },
    [within.wide]: { gridColumn: 'auto', flexDirection: 'column' },
  },
})
pattern.global(`${last(columns.three)} > ${picture}`, {
  '@container': {
    [within.fromMedium]: { width: `calc(50% - ${space(12)})` },
    [within.wide]: { width: 'auto' },
  },
})
export const words = pattern.style({
  display: 'grid',
  alignContent: 'start',
  gap: space(4),
  padding: space(14, 16, 18),
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@container': { [within.narrow]: { padding: space(10, 14, 12) } },
  '@media': { print: { paddingInline: 0, paddingBottom: 0 } },
})
export const name = pattern.style({ ...besley.display, ...sizeOf(textStyle.name) })
/** The whole tile can be pressed. */
export const open = pattern.style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
})
export const sentence = pattern.style({ ...textStyle.smallShort, color: color.ink2 })
export const opening = pattern.style({ ...textStyle.smallShort, ...emphasis.strong })
export const address = pattern.style({ ...textStyle.smallShort, ...inlineCode, overflowWrap: 'anywhere' })
export const note = pattern.style({
  padding: space(0, 24, 20),
  ...textStyle.caption,
  color: color.ink2,
  marginTop: 'auto',
  '@container': { [within.narrow]: { paddingInline: space(16) } },
})
