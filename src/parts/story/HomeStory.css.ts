import { demoByKey } from '../../content/demos.ts'
import { brandTones } from '../../theme/brandTones.ts'
import { color, duration, family, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { depth, ease, folded, gutter, line, media, space } from '../../theme/tokens.ts'
import { sampleClient, storyDemo, type BeatKey } from './storyBeats.ts'

/** The client's face; the other tones load with the pictures. */
const client = brandTones(sampleClient.color ?? '', demoByKey(storyDemo).family).paper
const inClientColor = {
  [color.trade]: client.trade,
  [color.onTrade]: client.onTrade,
  [color.tradeR]: client.tradeR,
}

/** The condition for one stage with tabs; otherwise there are three still pictures. */
export const ONE_STAGE = '(min-width: 1080px) and (prefers-reduced-motion: no-preference)'
const oneStage = `screen and ${ONE_STAGE} and (scripting: enabled)`
/** How high the stage is; a narrow one is as high as its picture. */
const HEIGHT = '750px'
/** The folded corner of a stage. */
const CORNER = '40px'

export const story = pattern.style({
  '@media': { [oneStage]: { display: 'grid', gridTemplateColumns: '2fr 6fr' } },
})
export const tabs = pattern.style({
  display: 'none',
  '@media': { [oneStage]: { display: 'grid', gridTemplateRows: 'repeat(3, 1fr)' } },
})
export const tab = pattern.style({
  vars: { [ground.color]: color.paper },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(6),
  padding: space(18, 24, 18, 20),
  borderTop: `${line.edge} solid ${color.ink}`,
  textAlign: 'start',
  color: color.ink2,
  ...textStyle.body,
  selectors: {
    '&:last-child': { borderBottom: `${line.edge} solid ${color.ink}` },
    '&:hover': { backgroundColor: color.well },
    '&[aria-selected="true"]': {
      backgroundColor: color.sheet,
      color: color.ink,
    },
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      top: '-1.5px',
      insetInlineEnd: 0,
      width: '28px',
      height: '28px',
      backgroundImage: folded(color.paper, family.face),
    },
    '&:focus-visible': { zIndex: depth.raised },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { borderInlineStart: `${line.bold} solid` } },
    },
  },
})
export const tabName = pattern.style({ ...textStyle.heading, color: color.ink })
export const tabArt = pattern.style({ marginTop: 'auto', width: '80px', height: '80px' })

export const beatList = pattern.style({
  display: 'grid',
  gap: space(32),
  '@media': {
    [media.narrow]: { gap: space(40) },
    [oneStage]: { position: 'relative', display: 'block', height: HEIGHT },
    print: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))', gap: space(16) },
  },
})
export const beat = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 6fr)',
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [oneStage]: { position: 'absolute', inset: 0, zIndex: depth.raised, display: 'block' },
    print: { breakInside: 'avoid', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
/** Hidden where one stage shows all scenes, once the next one has unfolded over it. */
export const resting = pattern.style({
  '@media': {
    [oneStage]: {
      visibility: 'hidden',
      zIndex: 'auto',
      pointerEvents: 'none',
      transition: `visibility 0s ${duration.unfold}`,
    },
  },
})
export const words = pattern.style({
  borderTop: `${line.edge} solid ${color.ink}`,
  padding: space(20, 24, 20, 0),
  '@media': {
    [media.belowWide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 72px',
      gap: space(16),
      alignItems: 'end',
      paddingInlineEnd: 0,
    },
    [media.narrow]: { padding: space(14, 0, 16) },
    [oneStage]: { display: 'none' },
  },
})
export const name = pattern.style({ ...textStyle.heading, marginBottom: space(8) })
export const text = pattern.style({ maxWidth: '24em', textWrap: 'pretty' })
export const art = pattern.style({
  display: 'block',
  width: '96px',
  height: '96px',
  marginTop: space(24),
  '@media': { [media.belowWide]: { width: '72px', height: '72px', margin: 0 }, print: { display: 'none' } },
})

export const stage = pattern.style({
  vars: { [ground.color]: color.sheet },
  position: 'relative',
  height: HEIGHT,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)',
  overflow: 'hidden',
  backgroundColor: family.face,
  color: family.on,
  '@media': {
    [media.belowWide]: { height: 'auto' },
    [media.narrow]: { marginInline: `calc(-1 * ${gutter})` },
    print: {
      height: 'auto',
      border: `${line.hair} solid ${color.line}`,
      backgroundColor: 'transparent',
      // Without its picture it is an empty box.
      selectors: { '&:not(:has([inert]))': { display: 'none' } },
    },
    [media.forcedColors]: { border: `${line.edge} solid` },
  },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: 0,
      insetInlineEnd: 0,
      width: CORNER,
      height: CORNER,
      backgroundImage: folded(color.paper, family.reverse),
      // As large as the edge around the picture.
      '@media': { [media.narrow]: { width: gutter, height: gutter } },
    },
  },
})
/** The background of each scene's stage: the family's color, the client's color, and slab for the sent link. */
export const groundOf: Readonly<Record<BeatKey, string>> = {
  try: '',
  yours: pattern.style({ vars: inClientColor }),
  send: pattern.style({
    vars: { [color.tradeR]: client.trade },
    backgroundColor: color.slab2,
    color: color.onSlab,
  }),
}
/** Unfolds from the top right, after a press only. */
export const turned = pattern.style({
  '@media': {
    [oneStage]: { animation: `turn ${duration.unfold} ${ease.fold}` },
  },
})
/** Holds the picture, over the folded corner. Its height on narrow screens is fixed, so that nothing moves when the picture loads. */
export const window = pattern.style({
  position: 'relative',
  minHeight: 0,
  overflow: 'hidden',
  padding: space(40, 40, 0),
  '@media': {
    [media.belowWide]: { height: '640px' },
    [media.narrow]: { padding: `${gutter} ${gutter} 0`, height: '600px' },
    print: { padding: 0, height: 'auto' },
  },
})
/** The container of the picture. */
export const whole = pattern.style({ height: '100%' })
export const longWindow = pattern.style({
  '@media': { [media.narrow]: { height: 'auto', minHeight: '1240px', paddingBottom: space(20) } },
})
export const foot = pattern.style({
  position: 'relative',
  zIndex: depth.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(12, 16),
  minHeight: '72px',
  padding: space(12, 16, 12, 40),
  backgroundColor: color.sheet,
  color: color.ink,
  borderTop: `${line.edge} solid ${color.ink}`,
  '@media': { [media.narrow]: { padding: `${space(12)} ${gutter} ${space(16)}` } },
})
export const caption = pattern.style({
  flex: '1 1 14em',
  maxWidth: '34em',
  marginInlineEnd: 'auto',
  ...textStyle.denseShort,
  ...emphasis.strong,
  textWrap: 'balance',
  '@media': { [media.narrow]: { flexBasis: '100%' } },
})
pattern.global(`${foot} > a`, { '@media': { [media.narrow]: { flex: 1 }, print: { display: 'none' } } })
