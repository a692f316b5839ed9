import { color, duration, ground } from '../theme/contract.css.ts'
import { edgeInForcedColors } from '../theme/forcedColors.ts'
import { primitive } from '../theme/layered.ts'
import { printed, sizeOf, specialStyle } from '../theme/textStyles.ts'
import { depth, ease, line, media, panelTop, space } from '../theme/tokens.ts'

/** Set by the scroll lock of Radix; its own style element would break the content security policy. */
const LOCKED = 'body[data-scroll-locked]'
primitive.global(LOCKED, {
  overflow: 'hidden',
  // The backdrop covers the page and takes each press. Radix also disables the whole page, which makes the browser
  // recompute every element's style on each opening and closing.
  pointerEvents: 'auto !important' as 'auto',
})
// Print hides the page behind the dialog, too, and a dialog behind another one. The page is marked as hidden only some time
// after the dialog opened.
primitive.global(
  `${LOCKED} > [aria-hidden="true"], ${LOCKED}:has([role="dialog"]) > :not([role="dialog"], :has([role="dialog"]))`,
  { '@media': { print: { display: 'none' } } },
)
// The gutter of the scroll bar takes the backdrop's color, too.
primitive.global(`html:has(> ${LOCKED})`, {
  backgroundColor: color.backdropSolid,
  // The dialog is made smaller as a whole.
  '@media': { print: { backgroundColor: 'transparent', ...printed.dialog } },
})

export const backdrop = primitive.style({
  position: 'fixed',
  inset: 0,
  zIndex: depth.overlay,
  padding: `${panelTop} ${space(40)} ${space(40)}`,
  backgroundColor: color.backdrop,
  display: 'grid',
  placeItems: 'start center',
  '@media': {
    [media.narrow]: { padding: 0, placeItems: 'stretch' },
    [media.motionAllowed]: { animation: `fade ${duration.press} linear` },
    // Print shows only the panel, at full length.
    print: { position: 'static', display: 'block', padding: 0, background: 'none', animation: 'none' },
  },
})
export const panel = primitive.style({
  vars: { [ground.color]: color.paper },
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: `calc(100dvh - ${panelTop} - ${space(40)})`,
  backgroundColor: color.paper,
  boxShadow: color.panelShadow,
  '@media': {
    [media.narrow]: { maxHeight: '100dvh', height: '100dvh' },
    [media.motionAllowed]: { animation: `unfold ${duration.unfold} ${ease.fold}` },
    ...edgeInForcedColors,
    // Laid out as on a wide screen, on a sheet of paper.
    print: { maxHeight: 'none', animation: 'none', display: 'block', zoom: 0.62 },
  },
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: color.panelShadow },
    '&&': { '@media': { print: { boxShadow: 'none', maxWidth: 'none' } } },
  },
})
/** As high as the window allows from the start, whatever it holds. */
export const tall = primitive.style({
  '@media': {
    screen: { height: `calc(100dvh - ${panelTop} - ${space(40)})` },
    [media.narrow]: { height: '100dvh' },
  },
})
export const width = {
  wide: primitive.style({ maxWidth: '1200px' }),
  form: primitive.style({ maxWidth: '1040px' }),
  text: primitive.style({ maxWidth: '760px' }),
}
export const head = primitive.style({
  flex: 'none',
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'space-between',
  paddingInlineStart: space(32),
  minHeight: '72px',
  borderBottom: `${line.edge} solid ${color.ink}`,
  '@media': { [media.narrow]: { paddingInlineStart: space(16), minHeight: '64px' } },
})
export const title = primitive.style({
  alignSelf: 'center',
  ...specialStyle.dialogTitle,
  '@media': { [media.narrow]: sizeOf(specialStyle.panelFigure) },
})
export const close = primitive.style({
  width: '72px',
  height: 'auto',
  borderInlineStart: `${line.hair} solid ${color.line}`,
  // The panel's corner has no room for an outer focus ring.
  selectors: { '&:focus-visible': { outlineOffset: '-5px', boxShadow: 'none' } },
  '@media': { [media.narrow]: { width: '64px' } },
})
export const body = primitive.style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space(8, 32, 32),
  '@media': { [media.narrow]: { padding: space(4, 16, 28) }, print: { overflow: 'visible', padding: 0 } },
})
