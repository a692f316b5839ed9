// The page itself: a reset, the text defaults and the focus ring that no component removes.
import { globalKeyframes } from '@vanilla-extract/css'
import { color, face, ground } from './contract.css.ts'
import { hiddenButRead } from './hidden.ts'
import { reset } from './layered.ts'
import { besley, emphasis, inlineCode, leading, printed, textStyle } from './textStyles.ts'
import { depth, grid, gutter, line, media, space } from './tokens.ts'

reset.global('*, *::before, *::after', { boxSizing: 'border-box' })
reset.global('*', { margin: 0 })
reset.global('html', {
  WebkitTextSizeAdjust: '100%',
  scrollbarGutter: 'stable',
  scrollPaddingTop: space(24),
  backgroundColor: color.paper,
  // A page is a hand-out of one or two sheets.
  '@media': { print: { ...printed.page, backgroundColor: 'transparent' } },
})
reset.global('@page', { margin: '12mm 15mm' })
reset.global('body', {
  vars: { [ground.color]: color.paper },
  backgroundColor: color.paper,
  color: color.ink,
  fontFamily: face.text,
  ...textStyle.body,
  ...emphasis.regular,
  fontVariantNumeric: 'lining-nums',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  minWidth: '320px',
  '@media': { print: { backgroundColor: 'transparent', ...leading.printed } },
})
reset.global('h1, h2, h3, h4', {
  ...besley.display,
  lineHeight: textStyle.title.lineHeight,
  textWrap: 'balance',
})
reset.global('h3, h4', besley.named)
reset.global('p', { textWrap: 'pretty' })
reset.global('ul, ol', { listStyle: 'none', padding: 0 })
reset.global('a', { color: 'inherit', textDecorationThickness: line.hair, textUnderlineOffset: '.2em' })
reset.global('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  '@media': { print: { caretColor: 'transparent' } },
})
reset.global('button', { cursor: 'pointer', background: 'none', border: 0, padding: 0, textAlign: 'inherit' })
reset.global('fieldset', { border: 0, padding: 0, minWidth: 0 })
reset.global('svg', { display: 'block' })
reset.global('table', { borderCollapse: 'collapse', width: '100%' })
reset.global('strong, b', emphasis.strong)
reset.global('[hidden]', { display: 'none !important' })
reset.global(':focus-visible', {
  outline: `${line.bold} solid ${color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${color.focusGap}`,
  // Paper shows no focus ring.
  '@media': { print: { outline: 'none !important', boxShadow: 'none !important' } },
})
// Paper has no focus and nothing to type. Some rings are around the focused element.
reset.global(':focus, :has(:focus-visible)', {
  '@media': {
    print: { outline: 'none !important', boxShadow: 'none !important', caretColor: 'transparent' },
  },
})
// A heading takes focus after a route change only to be read out: no ring around text.
reset.global('[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' })

// Pressed before the page's code is loaded; the press is repeated after loading.
reset.global('[aria-busy="true"]', { cursor: 'progress' })
// In site/index.html: the message that early.js shows if the page's code does not load.
reset.global('#startup-fault', {
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: depth.dialog,
  padding: `${space(12)} ${gutter}`,
  borderBottom: `${line.bold} solid ${color.warn}`,
  backgroundColor: color.warnT,
})

globalKeyframes('pulse', { from: { opacity: 0.35 }, to: { opacity: 1 } })
globalKeyframes('unfold', {
  from: { clipPath: 'inset(0 0 100% 0)' },
  to: { clipPath: 'inset(0 -40px -60px -40px)' },
})
/** A stage takes another ground: unfolded from the corner at the top right. */
globalKeyframes('turn', {
  from: { clipPath: 'polygon(100% 0, 100% 0, 100% 0)' },
  to: { clipPath: 'polygon(-130% 0, 100% 0, 100% 230%)' },
})
globalKeyframes('fade', { from: { opacity: 0 }, to: { opacity: 1 } })

/** Only for those who listen: hidden from the eye, read by assistive technology. */
export const visuallyHidden = reset.style(hiddenButRead)
/** The sheet: eight tiles wide, centered, and the container that `unit` measures. */
export const sheet = reset.style({
  width: `min(100% - 2 * ${gutter}, ${grid.sheetMax})`,
  marginInline: 'auto',
  containerType: 'inline-size',
  '@media': { print: { width: '100%' } },
})
/** What does nothing without scripts. */
export const needsScripts = reset.style({
  '@media': { [media.withoutScripts]: { display: 'none !important' } },
})
/** What only those without scripts need to know. */
export const onlyWithoutScripts = reset.style({
  display: 'none !important',
  '@media': { [media.withoutScripts]: { display: 'block !important' } },
})
/** What only works on a screen. */
export const notPrinted = reset.style({ '@media': { print: { display: 'none !important' } } })
/** What only paper needs. */
export const onlyPrinted = reset.style({ '@media': { screen: { display: 'none !important' } } })
export const lead = reset.style({ ...textStyle.lead, maxWidth: '34em' })
export const muted = reset.style({ color: color.ink2 })
export const small = reset.style(textStyle.small)
/** Figures in a column or that change in place. */
export const figures = reset.style({ fontVariantNumeric: 'tabular-nums lining-nums' })
/** Hashes, addresses and code. */
export const code = reset.style(inlineCode)
