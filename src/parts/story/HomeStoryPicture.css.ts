import { demoByKey } from '../../content/demos.ts'
import { brandProperties } from '../../patterns/brand/useBrandTones.ts'
import { brandTones } from '../../theme/brandTones.ts'
import { clientAccent, color, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, inlineCode, textStyle } from '../../theme/textStyles.ts'
import { line, media, print, space } from '../../theme/tokens.ts'
import { sampleClient, storyDemo } from './storyBeats.ts'

/** Everything in it has the client's tones. They are not part of the page's styles, because only pictures need all of them. */
export const inClientColor = pattern.style({
  vars: {
    ...Object.fromEntries(brandProperties(brandTones(sampleClient.color ?? '', demoByKey(storyDemo).family))),
    ...clientAccent,
  },
})
export const sending = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 340px) minmax(0, 1fr)',
  gap: space(28),
  height: '100%',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', height: 'auto', gap: space(20) },
    print: { height: 'auto' },
  },
})
/** A phone, cut off below. */
export const phone = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  overflow: 'hidden',
  marginTop: space(4),
  border: `10px solid ${print.ink}`,
  borderBottom: 0,
  backgroundColor: print.ink,
  outline: `${line.edge} solid ${color.onSlab2}`,
  '@media': { [media.narrow]: { height: '520px', margin: 0 }, print: { height: '400px' } },
})
export const address = pattern.style({
  flex: 'none',
  padding: space(8, 10),
  color: print.light,
  ...textStyle.caption,
  ...inlineCode,
})
export const screen = pattern.style({ flex: 1, minHeight: 0, height: '100%' })
export const slips = pattern.style({
  display: 'grid',
  alignContent: 'start',
  gap: space(20),
  paddingTop: space(4),
})
export const slip = pattern.style({
  vars: { [ground.color]: color.sheet },
  position: 'relative',
  padding: space(18, 20, 20),
  backgroundColor: color.sheet,
  color: color.ink,
  // In Ink, sheet and stage are one color.
  outline: `${line.edge} solid ${color.onSlab2}`,
  selectors: {
    // A dashed crease: the inquiry holds the link.
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '40px',
      top: '-20px',
      height: '20px',
      borderInlineStart: `${line.edge} dashed ${color.onSlab}`,
    },
  },
})
/** Closer than elsewhere: the slips are as high as the stage. */
pattern.global(`${slip} dl > div`, { paddingBlock: space(8) })
export const slipTitle = pattern.style({ ...textStyle.panelTitle, marginBottom: space(8) })
export const link = pattern.style({
  display: 'block',
  marginBottom: space(8),
  overflowWrap: 'anywhere',
  ...textStyle.smallShort,
  ...inlineCode,
})
export const note = pattern.style({ color: color.ink2, ...textStyle.small })
export const said = pattern.style({ alignSelf: 'center', ...textStyle.small, ...emphasis.strong })
export const actions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(8),
  paddingTop: space(14),
})
