import { color, duration } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { emphasis, filling, sizeOf, textStyle } from '../theme/textStyles.ts'
import { control, line, space } from '../theme/tokens.ts'

/** A ×, five squares wide. */
const CROSS =
  'polygon(25% 29%, 29% 25%, 50% 46%, 71% 25%, 75% 29%, 54% 50%, 75% 71%, 71% 75%, 50% 54%, 29% 75%, 25% 71%, 46% 50%)'

export const field = primitive.style({ display: 'grid', gap: space(6), alignContent: 'start', minWidth: 0 })
export const label = primitive.style({ ...textStyle.label, ...emphasis.strong })
/** A legend takes no part in its fieldset's grid; it brings its own distance. */
export const legend = primitive.style({ padding: 0, marginBottom: space(6) })
export const hint = primitive.style({ ...textStyle.caption, color: color.ink2 })
/** In place before it has anything to tell, and takes no place then. */
export const notice = primitive.style(hint, { selectors: { '&:empty': { position: 'absolute' } } })
export const error = primitive.style({
  display: 'flex',
  gap: space(6),
  alignItems: 'center',
  ...textStyle.caption,
  ...emphasis.strong,
  color: color.loss,
})
export const box = primitive.style({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: control.normal,
  backgroundColor: color.sheet,
  border: `${line.edge} solid ${color.edge}`,
  transition: `border-color ${duration.press}`,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(:is(input, select, textarea):focus-visible)': {
      borderColor: color.ink,
      outline: `${line.bold} solid ${color.focus}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${color.focusGap}`,
      '@media': { print: { borderColor: color.edge, outline: 'none', boxShadow: 'none' } },
    },
    '&:has(> :is(input, select, textarea):disabled)': {
      backgroundColor: color.well,
      color: color.ink2,
    },
  },
})
export const boxWithError = primitive.style({
  borderColor: color.loss,
  boxShadow: `inset 0 -3px 0 ${color.loss}`,
})
export const input = primitive.style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  border: 0,
  borderRadius: 0,
  background: 'none',
  padding: space(0, 14),
  appearance: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&::placeholder': { color: color.ink2, opacity: 1 },
    // Empty, which the text behind it says: Safari shows the current date then.
    '&[type="datetime-local"]:not(:last-child)': { color: color.ink2 },
    // The browser's × is blue; this one has the ink color.
    '&::-webkit-search-cancel-button': {
      appearance: 'none',
      width: '24px',
      height: '24px',
      cursor: 'pointer',
      backgroundColor: color.ink2,
      clipPath: CROSS,
    },
  },
})
export const textarea = primitive.style({
  paddingBlock: space(12),
  ...textStyle.body,
  resize: 'vertical',
  minHeight: '120px',
})
export const select = primitive.style({ paddingInlineEnd: '44px', textOverflow: 'ellipsis' })
primitive.global(`${select} option`, { backgroundColor: color.sheet, color: color.ink })
export const selectIcon = primitive.style({
  alignSelf: 'center',
  margin: `0 ${space(14)} 0 -34px`,
  pointerEvents: 'none',
})
export const icon = primitive.style({ alignSelf: 'center', margin: `0 -${space(4)} 0 ${space(14)}` })
export const affix = primitive.style({
  // A block, not a flex box: only there a unit that is too long ends in an ellipsis.
  ...sizeOf(textStyle.label),
  ...emphasis.strong,
  ...filling(`calc(${control.normal} - 2 * ${line.edge})`),
  flex: 'none',
  padding: space(0, 14),
  maxWidth: 'max(9em, 50%)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink2,
  borderInlineStart: `${line.hair} solid ${color.line}`,
})
/** A button inside a field, such as MAX. */
export const affixButton = primitive.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '56px',
  padding: space(0, 14),
  ...textStyle.small,
  ...emphasis.strong,
  color: color.ink,
  // The sample mark: dashed all around, a little inside the field.
  border: `${line.edge} dashed ${color.edge}`,
  margin: space(4),
  position: 'relative',
  selectors: {
    '&:hover': { backgroundColor: color.well },
    '&:focus-visible': { outlineOffset: '0' },
    // A finger may press beside the mark: all of the field's end belongs to it.
    '&::before': { content: '', position: 'absolute', inset: '-6px' },
  },
})
