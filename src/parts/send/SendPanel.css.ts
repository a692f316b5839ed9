import { color, ground } from '../../theme/contract.css.ts'
import { chosenInForcedColors } from '../../theme/forcedColors.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, leading, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { control, line, media, space } from '../../theme/tokens.ts'

/** The width at which form and preview are side by side. */
const besides = 'screen and (min-width: 900px)'

export const scroll = pattern.style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minHeight: 0,
  // The actions at the foot do not cover the focused control.
  scrollPadding: `${space(24)} 0 8.5rem`,
})
export const columns = pattern.style({
  display: 'grid',
  '@media': { [besides]: { gridTemplateColumns: 'minmax(0, 1fr) 392px' } },
})
export const form = pattern.style({
  display: 'grid',
  alignContent: 'start',
  gap: space(20),
  padding: space(20, 32, 24),
  '@media': { [media.narrow]: { padding: space(16) } },
})
export const heading = pattern.style({
  ...textStyle.panelTitle,
  selectors: { '&:focus': { outline: 'none' } },
})
export const brandFields = pattern.style({
  display: 'grid',
  gap: space(10, 16),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 150px',
  gridTemplateAreas: '"title title" "clients clients" "name name" "color hex" "logo logo"',
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"title" "clients" "name" "color" "hex" "logo"',
    },
  },
})
pattern.global(`${brandFields} > h3`, { gridArea: 'title' })
export const clients = pattern.style({ gridArea: 'clients' })
export const logo = pattern.style({ gridArea: 'logo', display: 'grid', gap: space(4) })
export const logoField = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4, 14),
  ...sizeOf(textStyle.small),
})
export const logoLabel = pattern.style({ ...textStyle.label, ...emphasis.strong })
/** The field itself is not seen: its label is the button. */
export const logoFile = pattern.style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const logoButton = pattern.style({
  selectors: {
    [`${logoFile}:focus-visible + &`]: {
      outline: `${line.bold} solid ${color.focus}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${color.focusGap}`,
    },
  },
  display: 'inline-flex',
  alignItems: 'center',
  ...emphasis.strong,
  minHeight: control.small,
  padding: space(0, 14),
  border: `${line.edge} solid ${color.ink}`,
  cursor: 'pointer',
  '@media': { [media.coarsePointer]: { minHeight: control.touch } },
})
export const from = pattern.style({
  display: 'grid',
  gap: space(10, 16),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.8fr)',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
pattern.global(`${from} > h3`, { gridColumn: '1 / -1' })
/** A note has the whole width, the day the width of a day. */
export const words = pattern.style({
  display: 'grid',
  gap: space(10, 16),
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const fromNote = pattern.style({ gridColumn: '1 / -1', ...textStyle.caption, color: color.ink2 })
export const options = pattern.style({
  marginTop: space(10),
  border: `${line.edge} solid ${color.edge}`,
  backgroundColor: color.sheet,
})
export const option = pattern.style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(14),
  alignItems: 'center',
  padding: space(8, 14),
  minHeight: control.normal,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderTop: `${line.hair} solid ${color.line}` },
    '&:hover': { backgroundColor: color.well },
    '&:has(:checked)': { backgroundColor: color.well, '@media': chosenInForcedColors },
    '&:has(:disabled)': { color: color.ink2, cursor: 'default', backgroundColor: color.paper },
  },
})
/** A square, filled when chosen. */
export const radio = pattern.style({
  appearance: 'none',
  width: '20px',
  height: '20px',
  margin: 0,
  padding: '3px',
  gridRow: '1 / 3',
  border: `${line.edge} solid currentColor`,
  borderRadius: 0,
  backgroundClip: 'content-box',
  cursor: 'inherit',
  forcedColorAdjust: 'none',
  selectors: {
    '&:checked': { backgroundColor: 'currentColor' },
  },
})
export const demos = pattern.style({ display: 'grid', gap: space(10), marginTop: space(14) })
export const demoName = pattern.style({ ...emphasis.strong, marginTop: space(10) })
export const demoRow = pattern.style({
  display: 'grid',
  gridTemplateColumns: `${control.normal} minmax(0, 1fr) auto`,
  columnGap: space(12),
  alignItems: 'end',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const demoMark = pattern.style({
  width: control.normal,
  height: control.normal,
  alignSelf: 'end',
  '@media': { [media.narrow]: { display: 'none' } },
})
export const addDemo = pattern.style({ marginTop: space(14) })
export const optionName = pattern.style(emphasis.strong)
export const optionNote = pattern.style({ ...textStyle.smallShort, color: color.ink2 })
/** It stays visible while the form scrolls beside it. */
export const previewed = pattern.style({
  display: 'grid',
  gap: space(12),
  '@media': { [besides]: { position: 'sticky', top: space(20) } },
})
export const preview = pattern.style({
  vars: { [ground.color]: color.well },
  padding: space(20, 24, 24),
  backgroundColor: color.well,
  '@media': {
    [media.narrow]: { padding: space(16) },
    [besides]: { borderInlineStart: `${line.hair} solid ${color.line}` },
  },
})
/** The width and height of a phone's window, in px. */
const PHONE = [390, 720] as const
/** The page of the link as on a phone, made smaller where there is less room. */
export const phone = pattern.style({
  container: 'phone / inline-size',
  // The frame begins where its scale does.
  direction: 'ltr',
  maxWidth: `${PHONE[0]}px`,
  aspectRatio: PHONE.join(' / '),
  overflow: 'hidden',
  outline: `${line.hair} solid ${color.line}`,
})
export const phonePage = pattern.style({
  display: 'block',
  width: `${PHONE[0]}px`,
  height: `${PHONE[1]}px`,
  border: 0,
  transformOrigin: '0 0',
  // The quotient of two lengths.
  transform: `scale(tan(atan2(100cqi, ${PHONE[0]}px)))`,
})
/** More forms of the message. */
export const forms = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: space(4, 18) })
export const letter = pattern.style({
  padding: space(14, 16, 16),
  border: `${line.hair} solid ${color.line}`,
  backgroundColor: color.sheet,
  ...textStyle.smallShort,
})
export const subject = pattern.style({
  ...emphasis.strong,
  paddingBottom: space(8),
  marginBottom: space(10),
  borderBottom: `${line.hair} solid ${color.line}`,
})
export const letterText = pattern.style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
/** On a phone the actions stay at the bottom of the screen. */
export const actions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(8, 18),
  padding: space(14, 32),
  borderBlock: `${line.edge} solid ${color.ink}`,
  backgroundColor: color.paper,
  position: 'sticky',
  bottom: 0,
  '@media': {
    [media.narrow]: { padding: space(10, 16) },
    [media.low]: { position: 'static' },
  },
})
export const buttons = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(10),
  '@media': {
    [media.narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr', width: '100%', gap: space(8) },
  },
})
pattern.global(`${buttons} > *`, { '@media': { [media.narrow]: { paddingInline: space(8) } } })
pattern.global(`${buttons} > *:first-child`, { '@media': { [media.narrow]: { gridColumn: '1 / -1' } } })
pattern.global(`${buttons} > *:nth-child(2):last-child`, {
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
})
export const said = pattern.style({
  ...textStyle.smallShort,
  color: color.ink2,
  minWidth: 0,
  selectors: { '&:empty': { position: 'absolute' } },
})
/** What was typed and cannot be sent. */
export const incomplete = pattern.style({ display: 'block', color: color.ink })
/** Text to copy manually. */
export const byHand = pattern.style({
  display: 'block',
  marginTop: space(4),
  maxHeight: '96px',
  overflowY: 'auto',
  color: color.ink,
  userSelect: 'all',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const sent = pattern.style({
  padding: space(20, 32, 24),
  '@media': { [media.narrow]: { padding: space(16) } },
})
export const sentHead = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(4, 16),
  paddingBottom: space(12),
  borderBottom: `${line.edge} solid ${color.ink}`,
})
export const note = pattern.style({ ...textStyle.smallShort, color: color.ink2, flex: '1 1 auto' })
/** A quiet action in a row. */
export const quiet = pattern.style({
  ...sizeOf(textStyle.small),
  ...emphasis.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  minHeight: control.mini,
  display: 'inline-flex',
  alignItems: 'center',
  '@media': { [media.coarsePointer]: { minHeight: control.touch } },
})
export const list = pattern.style({ display: 'grid' })
export const entry = pattern.style({
  display: 'grid',
  // The actions stack before a name breaks within a word.
  gridTemplateColumns: '28px minmax(min(7em, 40%), 1fr) auto auto',
  gap: space(4, 14),
  alignItems: 'center',
  padding: space(10, 0),
  selectors: { '& + &': { borderTop: `${line.hair} solid ${color.line}` } },
  '@media': { [media.narrow]: { gridTemplateColumns: '28px minmax(0, 1fr) auto' } },
})
export const swatch = pattern.style({
  width: '28px',
  height: '28px',
  border: `${line.hair} solid ${color.line}`,
  forcedColorAdjust: 'none',
})
export const entryWords = pattern.style({ minWidth: 0 })
export const entryName = pattern.style({
  ...emphasis.strong,
  ...leading.tight,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
export const when = pattern.style({ ...textStyle.smallShort, color: color.ink2, whiteSpace: 'nowrap' })
export const entryActions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4, 16),
  '@media': { [media.narrow]: { gridColumn: '2 / -1' } },
})
