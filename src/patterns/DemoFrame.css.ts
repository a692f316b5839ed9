import { sample } from '../primitives/Button.css.ts'
import { color, family, ground } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { control, fixedSize, line, media, size, space, tracking, weight } from '../theme/tokens.ts'

export const frame = pattern.style({
  vars: { [ground.color]: color.paper },
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flex: 1,
  backgroundColor: color.paper,
})
export const head = pattern.style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto auto',
  alignItems: 'stretch',
  minHeight: '88px',
  borderBottom: `${line.edge} solid ${color.ink}`,
  '@media': { [media.narrow]: { gridTemplateColumns: '64px minmax(0, 1fr) auto', minHeight: '64px' } },
})
export const tile = pattern.style({
  backgroundColor: family.face,
  height: '88px',
  '@media': { [media.narrow]: { height: '100%', minHeight: '64px' } },
})
export const texts = pattern.style({
  padding: space(8, 24),
  alignSelf: 'center',
  minWidth: 0,
  '@media': { [media.narrow]: { padding: space(8, 14) } },
})
export const title = pattern.style({
  fontSize: fixedSize[28],
  lineHeight: 1.06,
  letterSpacing: tracking.head,
  '@media': { [media.narrow]: { fontSize: fixedSize[20], lineHeight: 1.15 } },
})
export const label = pattern.style({
  fontSize: size.small,
  color: color.ink2,
  lineHeight: 1.35,
  marginTop: '3px',
  '@media': { [media.narrow]: { fontSize: size.micro } },
})
export const badge = pattern.style({
  alignSelf: 'center',
  marginRight: space(20),
  '@media': { [media.narrow]: { display: 'none' } },
})
export const close = pattern.style({
  width: '72px',
  height: 'auto',
  borderLeft: `${line.hair} solid ${color.line}`,
  '@media': { [media.narrow]: { width: '56px' } },
  selectors: { '&:focus-visible': { outlineOffset: '-5px', boxShadow: 'none' } },
})
export const scroll = pattern.style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  // Keeps what has focus clear of the edges.
  scrollPadding: space(24),
})
export const body = pattern.style({
  // What is hidden but read stands where it belongs, and scrolls along.
  position: 'relative',
  flex: '1 0 auto',
  padding: space(24),
  display: 'grid',
  alignContent: 'start',
  gap: space(24),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.narrow]: { padding: space(16), gap: space(20) } },
})
export const foot = pattern.style({
  flex: 'none',
  borderTop: `${line.hair} solid ${color.line}`,
  padding: space(14, 24),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(8, 24),
  fontSize: size.small,
  color: color.ink2,
  '@media': { [media.narrow]: { padding: space(14, 16, 20) } },
})
/** Shown by itself where the demo has controls with the mark. */
export const sampleNote = pattern.style({
  display: 'none',
  selectors: { [`${frame}:has(.${sample.split(' ')[0] ?? ''}) &`]: { display: 'inline' } },
})
export const footActions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4, 24),
  alignItems: 'center',
})
export const footAction = pattern.style({
  color: color.ink,
  fontWeight: weight.strong,
  minHeight: '32px',
  display: 'inline-flex',
  alignItems: 'center',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  '@media': { [media.narrow]: { minHeight: control.touch } },
})
/** A line of its own; it takes no room while it is empty. */
export const footLine = pattern.style({
  flexBasis: '100%',
  selectors: { '&:empty': { position: 'absolute' } },
})
export const link = pattern.style({ overflowWrap: 'anywhere', userSelect: 'all' })
/** The link to share has no panel around it: the frame is the page. */
export const page = pattern.style({
  maxWidth: '1200px',
  marginInline: 'auto',
  boxShadow: `0 0 0 1px ${color.line}`,
})
