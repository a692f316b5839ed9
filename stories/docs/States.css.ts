import { color } from '#src/theme/contract.css.ts'
import { pattern } from '#src/theme/layered.ts'
import { emphasis, specialStyle, textStyle } from '#src/theme/textStyles.ts'
import { control, depth, line, media, space } from '#src/theme/tokens.ts'
import { productPage } from './productPage.css.ts'

/** How much smaller than life a picture is, and the window it shows, in px. */
const looks = {
  laptop: { scale: 0.18, width: 1280, height: 800 },
  tablet: { scale: 0.18, width: 768, height: 960 },
  phone: { scale: 0.24, width: 390, height: 800 },
  smallest: { scale: 0.24, width: 320, height: 640 },
  pattern: { scale: 0.24, width: 960, height: 600 },
  part: { scale: 0.36, width: 640, height: 400 },
} as const
type Look = keyof typeof looks

type Rule = Parameters<typeof pattern.style>[0]
const each = (ruleOf: (look: (typeof looks)[Look]) => Rule) =>
  Object.fromEntries(
    Object.entries(looks).map(([name, look]) => [name, pattern.style(ruleOf(look))]),
  ) as Record<Look, string>

export const page = pattern.style(productPage, {
  padding: space(20),
})
export const bar = pattern.style({
  position: 'sticky',
  top: 0,
  zIndex: depth.header,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(8, 20),
  paddingBlock: space(8),
  backgroundColor: color.paper,
})
export const count = pattern.style({ color: color.ink2, ...textStyle.small })
/** In lines, so that the first picture is visible when the page opens. */
export const groups = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: space(0, 16) })
export const chapters = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: space(8) })
/** The chosen one is filled. */
export const chapter = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  minHeight: control.touch,
  padding: space(0, 12),
  border: `${line.edge} solid ${color.edge}`,
  ...textStyle.small,
  ...emphasis.strong,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.well },
    '&[aria-current]': { color: color.paper, backgroundColor: color.ink, borderColor: color.ink },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: `${line.bold} solid Highlight` } } },
  },
})
/** How many groups a chapter has. */
export const size = pattern.style(emphasis.regular)
export const group = pattern.style({
  marginTop: space(40),
  borderTop: `${line.rule} solid ${color.ink}`,
  paddingTop: space(12),
})
export const title = pattern.style({
  ...specialStyle.dialogTitle,
  scrollMarginTop: space(64),
})
export const moving = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(12),
  ...textStyle.small,
})
export const row = pattern.style({ marginTop: space(16) })
export const says = pattern.style({
  ...textStyle.bodyShort,
  ...emphasis.strong,
})
export const states = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space(12, 16),
  marginTop: space(8),
})
export const state = pattern.style({ minWidth: 0 })
export const pictures = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: space(4) })
/** Keeps its size whether or not the picture is there. */
export const place = pattern.style({
  position: 'relative',
  overflow: 'hidden',
  border: `${line.hair} solid ${color.line}`,
  backgroundColor: color.paper,
})
export const frame = pattern.style({
  display: 'block',
  border: 0,
  transformOrigin: '0 0',
  // It is looked at; its link leads to it.
  pointerEvents: 'none',
})
export const places = each(({ scale, width, height }) => ({
  width: `${Math.round(scale * width) + 2}px`,
  height: `${Math.round(scale * height) + 2}px`,
}))
export const windows = each(({ scale, width, height }) => ({
  width: `${width}px`,
  height: `${height}px`,
  transform: `scale(${scale})`,
}))
export const link = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: control.small,
  ...textStyle.small,
})
