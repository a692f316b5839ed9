import { keyframes } from '@vanilla-extract/css'
import { color, family, ground } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { feature } from '../../theme/layered.ts'
import { slid } from '../../theme/motion.css.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { control, DEMO_PLACE, ease, line, media, space, timed, within } from '../../theme/tokens.ts'

export const chain = feature.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(10, 20),
  // A new patch comes from beyond the end.
  overflowX: 'clip',
  // With room for the outlines of its blocks.
  padding: space(8),
  margin: `-${space(8)}`,
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space(8) } },
})
/** What the lit block holds. Two lines on narrow screens, whatever it says. */
export const words = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(0, 12),
  ...textStyle.smallShort,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': {
    [within.narrow]: {
      order: 1,
      gridColumn: '1 / -1',
      justifyContent: 'flex-start',
      alignContent: 'flex-start',
      minHeight: '2.8em',
    },
  },
})
/** In the place of the button, as high. */
export const held = feature.style({
  ...textStyle.smallShort,
  color: color.ink2,
  minHeight: control.small,
  alignContent: 'center',
})
/** Ends above the newest block. */
export const pool = feature.style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4, 16),
  ...leftToRight,
})
export const poolWords = feature.style({
  display: 'flex',
  gap: space(8),
  ...textStyle.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
export const poolNext = feature.style({
  color: color.ink2,
  '@container': { [within.smallest]: { display: 'none' } },
})
export const squares = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  // The listed one is at the end, above the newest block.
  flexDirection: 'row-reverse',
  gap: '3px',
  height: '10px',
  overflow: 'hidden',
})
const square = { width: '10px', height: '10px', flex: 'none', backgroundColor: family.face } as const
feature.global(`${squares} > span`, square)
feature.global(`${squares} > :first-child`, { backgroundColor: color.ink })
/** From the oldest to the newest. */
export const patches = feature.style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: space(10),
  ...leftToRight,
  '@container': { [within.narrow]: { gap: space(4) } },
})
/** By one patch, which has come at the end. */
const shifts = () => keyframes({ from: { transform: `translateX(calc((100% + 10px) / 7))` } })
/** The row has moved on: twice the same, to play it again and again. */
export const shifted = [shifts(), shifts()].map((name) =>
  feature.style({ '@media': { [media.motionAllowed]: { animation: `${name} ${timed('slide')}` } } }),
)
export const patch = feature.style({
  position: 'relative',
  vars: { [ground.color]: color.paper },
  display: 'grid',
  gap: space(6),
  width: '100%',
})
export const picture = feature.style(slid, {
  width: '100%',
  height: '72px',
  border: `${line.edge} solid ${color.ink}`,
  backgroundColor: family.tint,
  '@container': { [within.narrow]: { height: '56px' } },
})
export const empty = feature.style({ fill: family.tint })
export const used = feature.style({
  fill: family.face,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
/** Between the squares of its transactions. */
export const usedLit = feature.style(used, { opacity: 0.4 })
/** A transaction each: of the block, and of the list. */
export const grains = feature.style({ fill: family.face })
export const darkGrains = feature.style({ fill: color.ink })
/** Also a long text. */
export const sought = feature.style({ minWidth: 0, overflowWrap: 'anywhere' })
export const litPatch = feature.style(patch)
feature.global(`${litPatch} ${picture}`, {
  transform: 'translateY(-4px)',
  boxShadow: `0 4px 0 ${color.ink}`,
})
/** Another one is lit. Its words stay as they are. */
export const palePatch = feature.style(patch)
feature.global(`${palePatch} ${picture}`, { opacity: 0.4 })
export const label = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 8),
  ...textStyle.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [within.narrow]: { display: 'grid', justifyContent: 'center', justifyItems: 'center' } },
})
export const leadingDigits = feature.style({ '@container': { [within.belowWide]: { display: 'none' } } })
/** Only where one line has room for it, so that nothing moves below. */
export const listed = feature.style({
  '@container': { [`${DEMO_PLACE} (width < 56.25rem)`]: { display: 'none' } },
})
export const fill = feature.style(emphasis.strong)

const rises = keyframes({ from: { transform: 'scaleY(0)' } })
/** The fill of a block that has just come: it rises while what waited falls in. */
export const rising = feature.style(used, {
  transformBox: 'fill-box',
  transformOrigin: 'bottom',
  '@media': { [media.motionAllowed]: { animation: `${rises} 640ms ${ease.fold} 200ms backwards` } },
})

/** What waited falls from the pool into the new block, and is a part of its fill. */
const falls = keyframes({
  from: { transform: 'translateY(-34px)', opacity: 1 },
  '70%': { transform: 'translateY(48px)', opacity: 1 },
  to: { transform: 'translateY(56px)', opacity: 0 },
})
export const drops = feature.style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'row-reverse',
  gap: '3px',
  pointerEvents: 'none',
})
/** One after the other, the listed transaction first. */
export const drop = [0, 1, 2, 3, 4].map((index) =>
  feature.style({
    ...square,
    backgroundColor: index === 0 ? color.ink : family.face,
    // An edge, to be seen over the fill.
    outline: `${line.hair} solid ${color.paper}`,
    opacity: 0,
    '@media': {
      [media.motionAllowed]: { animation: `${falls} 640ms ${ease.fold} ${index * 70}ms` },
    },
  }),
)
