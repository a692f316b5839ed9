import { head as pageHead } from '../parts/page/PageHeader.css.ts'
import { panel, section as callSection } from '../parts/sections/CallToAction.css.ts'
import {
  head as sectionHead,
  section,
  side,
  sideNote,
  split,
  term,
  termRow,
  termText,
} from '../parts/sections/Section.css.ts'
import { color } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { atMost, besley, sizeOf, specialStyle, textStyle } from '../theme/textStyles.ts'
import { control, depth, grid, gutter, media, space } from '../theme/tokens.ts'

/** Sections of one rank: their headings have one size, and phones get a shorter page. */
export const page = feature.style({})
feature.global(`${page} h2`, { ...atMost(textStyle.heading, '17cqi'), ...besley.display })
feature.global(`${page} :is(${section}, ${callSection})`, {
  '@media': { [media.narrow]: { paddingTop: space(32) } },
})
feature.global(`${page} ${split}`, { '@media': { [media.narrow]: { paddingTop: space(16) } } })
feature.global(`${page} ${sideNote}`, {
  '@media': { [media.narrow]: { ...textStyle.small, maxWidth: 'none', marginTop: space(4) } },
})
feature.global(`${page} ${pageHead}`, { '@media': { [media.narrow]: { paddingBottom: space(20) } } })
// Its heading is one of them.
feature.global(`${page} ${panel}`, {
  '@media': { [media.fromMedium]: { minHeight: `calc(2 * ${grid.unit})` } },
})
feature.global(`${page} ${sectionHead}`, {
  padding: space(24, 0, 20),
  '@media': {
    [media.narrow]: { padding: space(16, 0, 10), gap: space(6) },
    print: { padding: space(10, 0) },
  },
})
feature.global(`${page} ${side}`, { '@media': { [media.narrow]: { paddingBottom: space(14) } } })

/** Before the title: the box of its large letters reaches above its line, over these links. */
export const crumbs = feature.style({
  position: 'relative',
  zIndex: depth.raised,
  marginBottom: space(24),
  '@media': { [media.narrow]: { marginBottom: space(12) } },
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
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(20) },
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
    [media.narrow]: { paddingInlineEnd: 0, gap: space(20) },
  },
})
/** Clear of the letters of the title that reach below its line. */
export const sentence = feature.style({
  marginTop: space(10),
  textWrap: 'balance',
  '@media': {
    [media.narrow]: { marginTop: space(4) },
    print: { marginTop: 0, textWrap: 'pretty', maxWidth: 'none' },
  },
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
export const fold = feature.style({
  aspectRatio: '1',
  minWidth: 0,
  '@media': { [media.narrow]: { aspectRatio: '2' } },
})
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
  '@media': {
    [media.narrow]: { gap: space(12), ...textStyle.bodyShort },
    print: { gap: space(8), maxWidth: 'none', ...sizeOf(textStyle.body), lineHeight: 'inherit' },
  },
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
  '@media': { [media.narrow]: { gap: space(14) }, print: { gap: space(12) } },
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
// On phones a term runs into its text.
feature.global(`${included} ${termRow}`, {
  '@media': { [media.narrow]: { display: 'block', paddingBlock: space(6), ...textStyle.dense } },
})
feature.global(`${included} ${termRow} > *`, {
  '@media': { [media.narrow]: { display: 'inline', ...sizeOf(textStyle.dense) } },
})
feature.global(`${included} ${term}::after`, { '@media': { [media.narrow]: { content: '". "' } } })
feature.global(`${included} ${termText}`, {
  ...textStyle.dense,
  '@media': { [media.narrow]: { textWrap: 'pretty' } },
})
