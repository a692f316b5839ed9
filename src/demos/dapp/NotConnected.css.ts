import { color, family, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, specialStyle, textStyle } from '../../theme/textStyles.ts'
import { depth, folded, line, media, space, within } from '../../theme/tokens.ts'

/** The call to connect, and the patches that lie below it; to the panel's edges. */
export const table = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: `-${space(24)} -${space(24)} 0`,
  padding: space(24),
  backgroundColor: color.well,
  vars: { [ground.color]: color.well },
  '@container': {
    [within.narrow]: { padding: space(16, 16, 24) },
  },
  '@media': {
    [media.narrow]: { margin: `-${space(16)} -${space(16)} 0` },
    print: { margin: 0, padding: 0, backgroundColor: 'transparent' },
  },
})
export const connect = feature.style({
  vars: { [ground.color]: color.sheet },
  justifySelf: 'center',
  position: 'relative',
  zIndex: depth.raised,
  width: 'min(100%, 620px)',
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  backgroundColor: color.sheet,
  border: `${line.edge} solid ${color.ink}`,
  boxShadow: color.popShadow,
  '@container': {
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '96px auto' },
  },
})
export const connectArt = feature.style({ position: 'relative', overflow: 'hidden' })
feature.global(`${connectArt} > svg`, { position: 'absolute', inset: 0 })
export const connectWords = feature.style({
  display: 'grid',
  alignContent: 'center',
  gap: space(12),
  padding: space(24),
  ...textStyle.bodyShort,
  '@container': { [within.narrow]: { padding: space(18) } },
})
export const connectTitle = feature.style(specialStyle.panelFigure)

/** They begin under the call. */
export const patches = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space(16, 20),
  padding: space(0, 12),
  marginTop: `-${space(18)}`,
  '@container': {
    [within.narrow]: { padding: space(0, 4), gap: space(12), marginTop: `-${space(10)}` },
  },
  '@media': { print: { display: 'none' } },
})
/** Of the folded corner. */
const FOLD = { normal: '28px', narrow: '20px' } as const
/** What is folded over at the cut corner. */
const corner = (side: string, turned: string) =>
  `${folded('transparent', turned)} 100% 0 / ${side} ${side} no-repeat`
const cutAt = (side: string) => `polygon(0 0, calc(100% - ${side}) 0, 100% ${side}, 100% 100%, 0 100%)`
const tones = {
  face: { paper: family.face, turned: family.reverse, ink: family.on },
  tint: { paper: family.tint, turned: family.mark, ink: family.ink },
} as const
const inTone = (tone: keyof typeof tones) => {
  const { paper, turned, ink } = tones[tone]
  return {
    color: ink,
    background: `${corner(FOLD.normal, turned)}, ${paper}`,
    clipPath: cutAt(FOLD.normal),
    '@container': {
      [within.narrow]: {
        background: `${corner(FOLD.narrow, turned)}, ${paper}`,
        clipPath: cutAt(FOLD.narrow),
      },
    },
  }
}
/** A part of the dashboard before it is sewn: turned a little, with its seam. */
export const patch = feature.style({
  position: 'relative',
  gridColumn: 'span 2',
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space(12),
  minHeight: '104px',
  padding: space(16, 18),
  '@container': {
    [within.narrow]: { minHeight: '84px', padding: space(14) },
    [within.smallest]: { padding: space(12) },
  },
})
// The seam, within the paper and around its corner.
feature.global(`${patch}::before`, {
  content: '',
  position: 'absolute',
  inset: '7px',
  border: `${line.edge} dashed currentColor`,
  opacity: 0.4,
  clipPath: cutAt(FOLD.normal),
})
/** How far each lies from its place: degrees, and px to the right and down. */
const lies = [
  { tone: 'face', turn: -3, x: -6, y: 8 },
  { tone: 'tint', turn: 2, x: 0, y: 14 },
  { tone: 'face', turn: 3.5, x: 8, y: 4 },
  { tone: 'tint', turn: 2.5, x: 4, y: 4 },
  { tone: 'face', turn: -2, x: -4, y: 0 },
] as const
for (const [index, { tone, turn, x, y }] of lies.entries())
  feature.global(`${patch}:nth-child(${index + 1})`, {
    ...inTone(tone),
    transform: `translate(${x}px, ${y}px) rotate(${turn}deg)`,
  })
// Two wide ones below three; on a phone two in a row, and the last one wide.
feature.global(`${patch}:nth-child(n + 4)`, { gridColumn: 'span 3' })
feature.narrow(`${patch}:nth-child(n)`, { gridColumn: 'span 3' })
feature.narrow(`${patch}:last-child`, { gridColumn: '1 / -1' })
export const patchName = feature.style({
  ...textStyle.name,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@container': { [within.smallest]: sizeOf(textStyle.dense) },
})

/** What the part shows, without figures. */
export const patchDrawing = feature.style({
  flex: 'none',
  width: '96px',
  opacity: 0.55,
  marginInlineEnd: space(12),
  '@container': {
    [within.narrow]: {
      position: 'absolute',
      insetInlineEnd: space(16),
      bottom: space(16),
      width: '28px',
      margin: 0,
    },
    [within.smallest]: { display: 'none' },
  },
})

export const afterwards = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  marginTop: space(12),
  borderTop: `${line.edge} solid ${color.ink}`,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const afterwardsPart = feature.style({
  padding: space(14, 20),
  borderInlineStart: `${line.hair} solid ${color.line}`,
  selectors: { '&:nth-child(4n + 1)': { borderInlineStart: 0, paddingInlineStart: 0 } },
  '@container': {
    [within.belowWide]: {
      selectors: {
        '&:nth-child(2n + 1)': { borderInlineStart: 0, paddingInlineStart: 0 },
        '&:nth-child(n + 3)': { borderTop: `${line.hair} solid ${color.line}` },
      },
    },
    [within.narrow]: {
      borderInlineStart: 0,
      paddingInline: 0,
      selectors: { '& + &': { borderTop: `${line.hair} solid ${color.line}` } },
    },
  },
})
export const afterwardsName = feature.style(emphasis.strong)
export const afterwardsText = feature.style({
  ...textStyle.smallShort,
  color: color.ink2,
  marginTop: space(2),
})
