import { color, family } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { control, line, media, space } from '../../theme/tokens.ts'

export const stages = pattern.style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: color.paper,
  '@media': { print: { display: 'none' } },
})
export const choices = pattern.style({
  flex: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  '@media': { [media.narrow]: { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' } },
})
export const choice = pattern.style({
  minHeight: control.normal,
  padding: space(4, 12),
  border: `${line.edge} solid ${color.ink}`,
  borderBottom: 0,
  ...textStyle.small,
  ...emphasis.strong,
  textAlign: 'center',
  selectors: {
    '& + &': { borderInlineStart: 0 },
    '&:hover': { backgroundColor: color.well },
    '&[aria-pressed="true"]': { backgroundColor: family.face, color: family.on },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderBottom: `${line.bold} solid` } } },
  },
})
export const place = pattern.style({ position: 'relative', flex: 1, minHeight: 0 })
export const link = pattern.style({ position: 'absolute', inset: 0 })
