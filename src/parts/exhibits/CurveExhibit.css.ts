import { accent, color, family } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, leading, sizeOf, textFace, textStyle } from '../../theme/textStyles.ts'
import { control, line, media, space } from '../../theme/tokens.ts'

export const body = pattern.style({
  display: 'grid',
  gap: space(16),
  '@media': { [media.narrow]: { gap: space(10) } },
})
export const key = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4, 20),
  ...textStyle.caption,
})
const keyOf = (border: string) =>
  pattern.style({
    display: 'flex',
    alignItems: 'center',
    gap: space(8),
    selectors: { '&::before': { content: '', width: '18px', borderTop: border } },
  })
export const keys = [
  keyOf(`${line.bold} solid ${family.mark}`),
  keyOf(`${line.rule} dashed ${color.ink}`),
] as const
/** From the left to the right whatever is written around it. */
export const picture = pattern.style({
  display: 'block',
  direction: 'ltr',
  overflow: 'visible',
  width: '100%',
  height: '190px',
  '@media': { [media.narrow]: { height: '110px' }, print: { height: '110px' } },
})
pattern.global(`${picture} path`, { vectorEffect: 'non-scaling-stroke' })
export const gridLine = pattern.style({
  stroke: color.edge,
  strokeWidth: line.hair,
  vectorEffect: 'non-scaling-stroke',
})
export const area = pattern.style({ fill: family.mark, opacity: 0.16 })
export const lines = [
  pattern.style({ fill: 'none', stroke: family.mark, strokeWidth: line.bold }),
  pattern.style({ fill: 'none', stroke: color.ink, strokeWidth: line.rule, strokeDasharray: '5 4' }),
] as const
export const moment = pattern.style({
  stroke: accent.mark,
  strokeWidth: line.rule,
  vectorEffect: 'non-scaling-stroke',
})
export const ends = pattern.style({
  display: 'flex',
  justifyContent: 'space-between',
  direction: 'ltr',
  ...textFace,
  ...sizeOf(textStyle.caption),
  ...leading.tight,
  color: color.ink2,
  paddingTop: space(6),
})
export const input = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(4, 16),
  ...textStyle.label,
})
export const range = pattern.style({
  width: '100%',
  minWidth: 0,
  margin: 0,
  height: control.touch,
  accentColor: family.mark,
  cursor: 'pointer',
})
export const value = pattern.style({
  ...emphasis.strong,
  minWidth: '3.5em',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
