import { color, duration, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { rowTint } from '../../theme/rowTint.ts'
import { control, depth, ease, line, media, space } from '../../theme/tokens.ts'

export const entry = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(4, 20),
  alignItems: 'center',
  padding: `17px 0 ${space(18)}`,
  borderBottom: `${line.hair} solid ${color.line}`,
  position: 'relative',
  breakInside: 'avoid',
  '@media': {
    [media.narrow]: { paddingBlock: space(8), gap: space(2, 16) },
    print: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, paddingBlock: space(4) },
  },
  isolation: 'isolate',
  selectors: {
    '&:hover': { vars: { [ground.color]: color.well } },
    ...rowTint('12px'),
  },
})
export const name = pattern.style(textStyle.subheading)
/** Covers the row. */
export const link = pattern.style({
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})
export const sentence = pattern.style({
  color: color.ink2,
  ...textStyle.bodyShort,
  textWrap: 'balance',
  '@media': { [media.narrow]: textStyle.smallShort },
})
/** Whose demo it is shown with. */
export const borrowed = pattern.style({ ...textStyle.small, ...emphasis.strong, gridColumn: '1' })
export const go = pattern.style({
  gridRow: '1 / 3',
  gridColumn: '2',
  display: 'flex',
  gap: space(14),
  alignItems: 'center',
})
// Above the link that covers the row.
pattern.global(`${go} > a`, { zIndex: depth.raised, minHeight: '36px' })
pattern.global(`${go} > a`, {
  '@media': {
    [media.narrow]: { minHeight: control.touch },
    [media.coarsePointer]: { minHeight: control.touch },
  },
})
export const arrow = pattern.style({
  // Where it moves on to.
  paddingInlineEnd: space(4),
  transition: `transform ${duration.fold} ${ease.out}`,
  selectors: { [`${entry}:hover &`]: { transform: 'translateX(4px)' } },
  '@media': { [media.narrow]: { display: 'none' } },
})
