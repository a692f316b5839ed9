import { color, duration, family, ground } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { atMost, besley, emphasis, leading, sizeOf, textFace, textStyle } from '../theme/textStyles.ts'
import { control, grid, line, media, space } from '../theme/tokens.ts'

/** On narrow screens a bar opens a list by a script; without scripts all lists are open. */
const withScripts = `${media.narrow} and (scripting: enabled)`
/** How high a head is, and a bar on narrow screens. */
const HEAD = `max(.8 * ${grid.unit}, 112px)`
const BAR = '88px'

export const columns = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space(32) },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
  },
})
export const column = pattern.style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const head = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minHeight: HEAD,
  backgroundColor: family.face,
  color: family.on,
  '@media': {
    [media.narrow]: { gridTemplateColumns: `${BAR} minmax(0, 1fr)`, minHeight: BAR },
    [media.forcedColors]: { borderBottom: `${line.edge} solid` },
    print: { backgroundColor: 'transparent', color: color.ink, minHeight: 0 },
  },
})
export const title = pattern.style({
  ...textStyle.title,
  ...sizeOf(atMost(textStyle.title, '2.9cqi')),
  ...leading.solid,
  alignSelf: 'end',
  padding: space(0, 0, 12, 16),
  '@media': {
    [media.belowWide]: sizeOf(textStyle.title),
    [media.narrow]: {
      ...sizeOf(atMost(textStyle.heading, '9cqi')),
      alignSelf: 'stretch',
      padding: 0,
      display: 'grid',
    },
    print: sizeOf(textStyle.subheading),
  },
})
export const wideTitle = pattern.style({ '@media': { [withScripts]: { display: 'none' } } })
export const toggle = pattern.style({
  ...besley.display,
  display: 'none',
  '@media': {
    [withScripts]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space(12),
      paddingInline: space(16, 20),
      textAlign: 'start',
    },
  },
  selectors: { '&:focus-visible': { outlineOffset: '-6px', boxShadow: 'none' } },
})
pattern.global(`${toggle} > svg`, { transition: `transform ${duration.fold}` })
pattern.global(`${toggle}[aria-expanded="true"] > svg`, { transform: 'rotate(180deg)' })
export const fold = pattern.style({
  width: HEAD,
  height: HEAD,
  '@media': { [media.narrow]: { order: -1, width: BAR, height: BAR }, print: { display: 'none' } },
})
export const body = pattern.style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  selectors: { [`${column} + ${column} &`]: { borderInlineStart: `${line.hair} solid ${color.line}` } },
  '@media': {
    [media.belowWide]: { selectors: { [`${column}:nth-child(odd) &`]: { borderInlineStart: 0 } } },
    [media.narrow]: {
      paddingBottom: space(28),
      selectors: { [`${column} + ${column} &`]: { borderInlineStart: 0 } },
    },
  },
})
export const closed = pattern.style({ '@media': { [withScripts]: { display: 'none' } } })
export const sentence = pattern.style({
  padding: space(14, 12, 0, 16),
  minHeight: '62px',
  ...textStyle.dense,
  textWrap: 'balance',
  '@media': { [media.narrow]: { paddingInline: 0, minHeight: 0 } },
})
export const kind = pattern.style({
  ...textStyle.label,
  ...emphasis.strong,
  ...textFace,
  color: color.ink2,
  padding: space(16, 0, 8, 16),
  '@media': { [media.narrow]: { paddingInlineStart: 0 } },
})
export const list = pattern.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const item = pattern.style({
  minHeight: control.touch,
  display: 'flex',
  // The demo's link is below a name that leaves no space for it.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(12),
  paddingInline: space(16, 12),
  borderBottom: `${line.hair} solid ${color.line}`,
  selectors: { '&:hover': { vars: { [ground.color]: color.well }, backgroundColor: color.well } },
  '@media': { [media.narrow]: { minHeight: control.normal, paddingInline: 0 } },
})
export const link = pattern.style({
  textDecoration: 'none',
  ...textStyle.denseShort,
  ...leading.tight,
  ...emphasis.medium,
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  flex: '1 1 8em',
  minHeight: control.touch,
  paddingBlock: space(4),
  selectors: { '&:hover': { textDecoration: 'underline', textDecorationThickness: line.edge } },
})
/** Takes the remaining height, so that all columns end on one line. */
export const filler = pattern.style({
  flex: 1,
  position: 'relative',
  '@media': { [media.belowWide]: { display: 'none' }, print: { display: 'none' } },
})
pattern.global(`${filler} > svg`, { position: 'absolute', inset: 0 })
