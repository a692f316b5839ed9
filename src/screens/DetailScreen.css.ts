import { color } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { sizeOf, specialStyle, textStyle } from '../theme/textStyles.ts'
import { control, depth, gutter, media, space } from '../theme/tokens.ts'

/** Before the title: the box of its large letters reaches above its line, over these links. */
export const crumbs = feature.style({
  position: 'relative',
  zIndex: depth.raised,
  marginBottom: space(24),
  ...textStyle.small,
  color: color.ink2,
})
export const crumbList = feature.style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })
feature.global(`${crumbList} > li + li::before`, { content: '"/" / ""', marginInline: space(10) })
export const crumb = feature.style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  '@media': { [media.coarsePointer]: { minHeight: control.touch } },
})
export const head = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(auto, 5fr) minmax(0, 3fr)',
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(auto, 1fr) minmax(0, 1fr)' },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(28) },
    print: { gridTemplateColumns: '7fr 1fr', alignItems: 'end' },
  },
})
// Its width makes its height, never the other way round.
feature.global(`${head} > :last-child`, { alignSelf: 'start' })
export const texts = feature.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space(28),
  paddingInlineEnd: space(48),
  '@media': {
    [media.belowWide]: { paddingInlineEnd: space(24) },
    [media.narrow]: { paddingInlineEnd: 0 },
  },
})
export const sentence = feature.style({
  textWrap: 'balance',
  '@media': { print: { textWrap: 'pretty', maxWidth: 'none' } },
})
export const actions = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(16),
  justifyItems: 'start',
})
// In large letters they take two lines.
feature.global(`${actions} a`, { maxWidth: '100%', whiteSpace: 'normal' })
/** As high as the stage that covers the tile, if there is one. */
export const stagePlace = feature.style({
  position: 'relative',
  minWidth: 0,
  display: 'grid',
  '@media': {
    [media.plays]: { height: '640px' },
    [`${media.narrow} and ${media.motionAllowed} and (scripting: enabled)`]: {
      marginInline: `calc(-1 * ${gutter})`,
      height: '660px',
    },
  },
})
/** Room for the steps of a tour: six, as most have. */
export const steps = feature.style({
  display: 'none',
  '@media': {
    [`${media.wide} and ${media.motionAllowed} and (scripting: enabled)`]: {
      display: 'grid',
      alignContent: 'end',
      flex: 1,
      alignSelf: 'stretch',
      minHeight: `calc(6 * ${control.normal})`,
    },
  },
})
export const fold = feature.style({ aspectRatio: '1', minWidth: 0 })
// The first row is on the line of the title beside it.
export const relatives = feature.style({
  marginTop: '-17px',
  '@media': { [media.narrow]: { marginTop: `-${space(8)}` } },
})
export const problem = feature.style({
  display: 'grid',
  gap: space(18),
  maxWidth: '36em',
  ...textStyle.lead,
  '@media': { print: { gap: space(8), maxWidth: 'none', ...sizeOf(textStyle.body), lineHeight: 'inherit' } },
})
// The problem is larger than its consequences.
feature.global(`${problem} > p:first-child`, {
  '@media': { screen: specialStyle.opening },
})
/** What can be tried beside what can be changed, where there is room. */
export const lists = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space(28, 40),
  '@media': { print: { gap: space(12) } },
})
export const listHead = feature.style({
  ...textStyle.subheading,
  paddingBottom: space(4),
})
/** Over the whole sheet, in two columns, because visitors look for the deliverables first. */
export const included = feature.style({})
// Two terms a row, whose rules line up.
feature.global(`${included} > dl`, {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space(40),
  '@media': { [media.belowWide]: { display: 'block' } },
})
feature.global(`${included} > dl > :nth-child(2)`, { '@media': { [media.wide]: { paddingTop: space(2) } } })
