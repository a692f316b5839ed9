import { keyframes } from '@vanilla-extract/css'
import { color, family, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { DEMO_PLACE, depth, ease, line, media, space, verbs, within } from '../../theme/tokens.ts'

export const head = feature.style({
  vars: { [ground.color]: color.sheet },
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space(12, 28),
  padding: space(16, 20),
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  ...textStyle.denseShort,
  ...sizeOf(textStyle.body),
  '@container': {
    [within.narrow]: {
      // The mark and the balance are beside the address and its badge.
      gridTemplateColumns: '44px minmax(0, 1fr) auto',
      gap: space(6, 12),
      padding: space(12, 14),
    },
  },
})
const besideAddress = { '@container': { [within.narrow]: { gridArea: '1 / 3 / span 2' } } } as const
/** In a narrow place the mark is beside the address, too. */
feature.global(`${head} > :first-child`, {
  '@container': { [within.narrow]: { gridArea: '1 / 1 / span 2' } },
})
export const label = feature.style({ ...sizeOf(textStyle.small), color: color.ink2 })
export const address = feature.style({
  display: 'grid',
  overflowWrap: 'anywhere',
  // Closer to its picture than to the other content.
  marginInlineStart: `-${space(16)}`,
  '@container': { [within.narrow]: { marginInlineStart: 0 } },
})
export const balance = feature.style({ display: 'grid', justifyItems: 'end', ...besideAddress })
export const figure = feature.style({
  ...emphasis.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
export const badge = feature.style({ '@container': { [within.narrow]: { gridArea: '2 / 2' } } })

export const remark = feature.style({
  ...textStyle.small,
  color: color.ink2,
  marginTop: space(6),
})
export const dashboard = feature.style({
  display: 'grid',
  gap: space(24),
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const insights = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(12),
  marginTop: space(14),
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
// Notes side by side have the same height.
feature.global(`${insights} > li`, { display: 'grid' })

/** On a phone what is read is beside the second line of the key. */
const besideKey = `${DEMO_PLACE} (21.875rem <= width < 43rem)`
/** The bar and two lines of its key; in the smallest place what is read is below them. */
const PORTFOLIO_HEIGHT = { narrow: '7.875rem', smallest: '9.5rem' } as const
/** The bar across its head; what is read of it is beside its key, where there is room. */
export const portfolio = feature.style({
  gridColumn: '1 / -1',
  display: 'grid',
  minWidth: 0,
  // On a phone a third part has a second line: its room is kept, so that nothing moves while it is dragged.
  '@container': {
    [within.narrow]: { minHeight: PORTFOLIO_HEIGHT.narrow },
    [within.smallest]: { minHeight: PORTFOLIO_HEIGHT.smallest },
  },
})
feature.global(`${portfolio} > :first-child`, {
  alignSelf: 'start',
  '@container': { [within.wide]: { gridArea: '1 / 1' }, [besideKey]: { gridArea: '1 / 1' } },
})
const besideIt = { gridArea: '1 / 1', placeSelf: 'end', maxWidth: '50%', textAlign: 'end' } as const
export const read = feature.style({
  ...textStyle.smallShort,
  color: color.ink2,
  marginTop: space(6),
  '@container': {
    [within.wide]: besideIt,
    [besideKey]: { ...besideIt, maxWidth: '48%' },
  },
})
export const drawing = feature.style({
  vars: { [ground.color]: color.sheet },
  minWidth: 0,
  marginTop: space(14),
  padding: space(16, 20),
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  '@container': { [within.narrow]: { padding: space(12, 14) } },
})
/** The picture beside what is dragged. */
export const tryout = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space(12, 32),
  alignItems: 'center',
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** Why nothing can be voted with, and the way back. */
export const noVotes = feature.style({
  ...textStyle.smallShort,
  display: 'grid',
  justifyItems: 'start',
  gap: space(8),
  marginTop: space(6),
})
export const drawingLabel = feature.style({
  ...textStyle.label,
  ...emphasis.strong,
  marginBottom: space(10),
})

/** What a try leads to: the largest words of its drawing. */
export const outcome = feature.style({
  ...textStyle.subheading,
  ...steadyFigure,
  margin: space(8, 0, 12),
  overflowWrap: 'anywhere',
})

/** Connected: the head, the tabs and the open tab's panel, each in the panel's grid. */
export const app = feature.style({ display: 'contents' })
/**
 * Just connected: each part lies under its patch. One after the other, a patch slides to its place and is put away; all is in
 * place after 0.9 s.
 */
export const sewn = feature.style({ display: 'contents' })
/** How long a patch moves, and from the start of one to the start of the next. */
const PATCH_MS = verbs.slide.ms + verbs.fold.ms
const NEXT_MS = 65
const slides = (x: number, y: number, turn: number) =>
  keyframes({
    from: { transform: `translate(${x}px, ${y}px) rotate(${turn}deg)`, clipPath: 'inset(0)' },
    '55%': { transform: 'none', clipPath: 'inset(0)' },
    to: { transform: 'none', clipPath: 'inset(0 0 100% 0)' },
  })
const sewnParts = [
  [`.${head}`, family.face, slides(0, 40, 1)],
  [`.${portfolio}`, family.tint, slides(0, 48, -1)],
  [`.${dashboard} > dl > :nth-child(1)`, family.face, slides(-8, 56, -3)],
  [`.${dashboard} > dl > :nth-child(2)`, family.tint, slides(0, 64, 2)],
  [`.${dashboard} > dl > :nth-child(3)`, family.face, slides(8, 52, 3)],
  [`.${insights} > :nth-child(1)`, family.tint, slides(-6, 72, 2)],
  [`.${insights} > :nth-child(2)`, family.face, slides(0, 64, -2)],
  [`.${insights} > :nth-child(3)`, family.tint, slides(6, 72, 3)],
] as const
for (const [index, [part, tone, comes]] of sewnParts.entries()) {
  feature.global(`${sewn} ${part}`, { position: 'relative' })
  feature.global(`${sewn} ${part}::after`, {
    content: '',
    display: 'none',
    position: 'absolute',
    inset: 0,
    zIndex: depth.raised,
    backgroundColor: tone,
    pointerEvents: 'none',
    '@media': {
      [media.motionAllowed]: {
        display: 'block',
        animation: `${comes} ${PATCH_MS}ms ${ease.out} ${index * NEXT_MS}ms both`,
      },
      print: { display: 'none' },
    },
  })
}
