import { color, duration, family, ground } from '../theme/contract.css.ts'
import { edgeInForcedColors } from '../theme/forcedColors.ts'
import { feature } from '../theme/layered.ts'
import { emphasis, leading, sizeOf, textFace, textStyle } from '../theme/textStyles.ts'
import { control, ease, line, media, space } from '../theme/tokens.ts'

const SIDE = space(20)
const FIELD = '64px'
/** The folded corner of the row that is selected. */
const FLAP = '14px'

export const dialog = feature.style({
  vars: { [ground.color]: color.paper },
  position: 'fixed',
  inset: '72px 0 auto',
  width: 'min(720px, 100vw - 48px)',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 72px - 24px)',
  margin: space(0, 'auto'),
  padding: 0,
  border: `${line.edge} solid ${color.ink}`,
  overflow: 'hidden',
  backgroundColor: color.paper,
  color: color.ink,
  boxShadow: color.panelShadow,
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': { backgroundColor: color.backdrop },
  },
  '@media': {
    [media.motionAllowed]: { animation: `unfold ${duration.unfold} ${ease.fold}` },
    [media.narrow]: {
      inset: 0,
      width: '100%',
      height: '100dvh',
      maxHeight: 'none',
      border: 0,
    },
    [media.low]: { top: 0, maxHeight: '100dvh' },
    print: { display: 'none' },
    ...edgeInForcedColors,
  },
})
// The page behind it does not scroll; the place kept for its scroll bar takes the backdrop's color.
feature.global(`:root:has(${dialog}:modal)`, {
  overflow: 'hidden',
  backgroundColor: color.backdropSolid,
  '@media': { [media.narrow]: { scrollbarGutter: 'auto' } },
})

export const panel = feature.style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
})
export const field = feature.style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr) auto',
  alignItems: 'stretch',
  minHeight: FIELD,
  backgroundColor: color.sheet,
  borderBottom: `${line.edge} solid ${color.ink}`,
  selectors: { '&:focus-within': { boxShadow: `inset 0 -${line.bold} 0 ${color.ink}` } },
  '@media': { [media.narrow]: { gridTemplateColumns: '52px minmax(0, 1fr) auto' } },
})
feature.global(`${field} > svg`, { placeSelf: 'center' })
export const input = feature.style({
  minWidth: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  appearance: 'none',
  ...textStyle.panelTitle,
  // The foot of a letter is not cut off.
  ...leading.clamped,
  selectors: {
    '&::placeholder': { color: color.ink2, opacity: 1 },
    // What is typed from left to right begins at the cross there.
    '[dir="rtl"] &': { paddingInline: space(8) },
    // The field around it shows the focus.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
})
export const close = feature.style({
  width: FIELD,
  height: 'auto',
  borderInlineStart: `${line.hair} solid ${color.line}`,
  selectors: { '&:focus-visible': { outlineOffset: '-5px', boxShadow: 'none' } },
})
export const body = feature.style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBottom: space(8),
  selectors: { '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' } },
})
export const message = feature.style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(12),
  padding: space(24, 20),
})
export const group = feature.style({
  padding: space(14, 20, 6),
  ...textFace,
  ...textStyle.label,
  ...emphasis.strong,
  color: color.ink2,
  '@media': { [media.narrow]: { paddingInline: space(16) } },
})
export const hit = feature.style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: space(0, 14),
  alignItems: 'center',
  minHeight: '56px',
  padding: space(6, 20),
  borderTop: `${line.hair} solid ${color.line}`,
  textDecoration: 'none',
  scrollMarginBlock: space(40),
  selectors: {
    '&:hover': { backgroundColor: color.well },
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  },
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: '44px minmax(0, 1fr)',
      minHeight: '60px',
      paddingInline: space(16),
    },
  },
})
export const selected = feature.style({
  '@media': {
    [media.fromMedium]: {
      backgroundColor: color.ink,
      borderColor: color.ink,
      color: color.paper,
      selectors: {
        '&&:hover': { backgroundColor: color.ink },
        '&::after': {
          content: '',
          position: 'absolute',
          top: 0,
          insetInlineEnd: 0,
          width: FLAP,
          height: FLAP,
          background: `linear-gradient(to bottom left, ${color.paper} 49.5%, ${color.build} 50.5%)`,
        },
        '&[data-family]::after': {
          background: `linear-gradient(to bottom left, ${color.paper} 49.5%, ${family.face} 50.5%)`,
        },
        '[dir="rtl"] &::after': { transform: 'scaleX(-1)' },
      },
    },
    [media.forcedColors]: { outline: `${line.rule} solid Highlight`, outlineOffset: '-2px' },
  },
})
export const tile = feature.style({
  width: control.touch,
  height: control.touch,
  overflow: 'hidden',
  backgroundColor: family.face,
})
feature.global(`${tile} > svg`, { width: '100%', height: '100%' })
export const sign = feature.style({
  width: control.touch,
  height: control.touch,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: color.well,
  color: color.ink,
})
export const words = feature.style({ display: 'grid', minWidth: 0 })
export const title = feature.style({ ...emphasis.strong, ...textStyle.denseShort, overflowWrap: 'anywhere' })
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
/** Whole words only: a line ends where the next word has no room. */
export const text = feature.style({
  ...textStyle.smallShort,
  color: color.ink2,
  maxHeight: '1lh',
  overflow: 'hidden',
  '@media': { [media.narrow]: { maxHeight: '2lh' } },
})
export const aside = feature.style({
  ...textStyle.smallShort,
  color: color.ink2,
  maxWidth: '13em',
  ...oneLine,
  '@media': { [media.narrow]: { display: 'none' } },
})
feature.global(`${selected} :is(${text}, ${aside})`, {
  '@media': { [media.fromMedium]: { color: color.paper } },
})
feature.global(`${selected} ${aside}`, { paddingInlineEnd: space(10) })
export const found = feature.style({
  padding: space(0, 2),
  backgroundColor: color.tradeT,
  color: color.ink,
  boxShadow: `inset 0 -${line.rule} 0 ${color.tradeInk}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Mark', color: 'MarkText' } },
})
export const instead = feature.style({
  padding: space(14, 20, 0),
  ...textStyle.smallShort,
  color: color.ink2,
  '@media': { [media.narrow]: { paddingInline: space(16) } },
})
export const insteadWords = feature.style({ ...emphasis.strong, color: color.ink })

export const demos = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  marginInline: SIDE,
  containerType: 'inline-size',
  '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', marginInline: space(16) } },
})
export const demo = feature.style({ display: 'grid', minWidth: 0, aspectRatio: '1' })
export const chips = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(8),
  padding: space(4, 20, 8),
  '@media': { [media.narrow]: { paddingInline: space(16) } },
})
export const chip = feature.style({
  minHeight: control.touch,
  padding: space(0, 14),
  border: `${line.edge} solid ${color.edge}`,
  backgroundColor: color.sheet,
  ...emphasis.firm,
  selectors: { '&:hover': { borderColor: color.ink } },
})

export const nothing = feature.style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: space(8, 24),
  padding: space(28, 20, 24),
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: space(16) },
  },
})
export const art = feature.style({ width: '96px' })
export const nothingTitle = feature.style({ ...textStyle.heading, overflowWrap: 'anywhere' })
export const nothingText = feature.style({ marginBlock: space(8, 18) })

export const foot = feature.style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4, 20),
  alignItems: 'center',
  padding: space(10, 20),
  borderTop: `${line.hair} solid ${color.line}`,
  ...textStyle.smallShort,
  color: color.ink2,
  '@media': { [media.narrow]: { display: 'none' }, [media.low]: { display: 'none' } },
})
export const hint = feature.style({ display: 'inline-flex', alignItems: 'center', gap: space(6) })
export const key = feature.style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '24px',
  minHeight: '24px',
  paddingInline: space(6),
  border: `${line.hair} solid ${color.edge}`,
  borderBottomWidth: line.bold,
  backgroundColor: color.sheet,
  color: color.ink,
  ...textFace,
  ...sizeOf(textStyle.caption),
  ...emphasis.strong,
})
export const count = feature.style({ marginInlineStart: 'auto' })
