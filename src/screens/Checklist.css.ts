import { color, family } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { emphasis, textStyle } from '../theme/textStyles.ts'
import { line, media, space } from '../theme/tokens.ts'

export const list = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space(20),
})
export const twoColumns = pattern.style({
  ...emphasis.strong,
  '@media': {
    [media.fromMedium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
export const item = pattern.style({
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr)',
  columnGap: space(16),
  alignItems: 'baseline',
  padding: '13px 0',
  borderBottom: `${line.hair} solid ${color.line}`,
  ...textStyle.bodyShort,
  textWrap: 'pretty',
  breakInside: 'avoid',
  '@media': { print: { paddingBlock: space(4) } },
})
export const dense = pattern.style({
  ...textStyle.dense,
  padding: space(8, 0),
  '@media': { [media.narrow]: { paddingBlock: space(6) }, print: { paddingBlock: space(4) } },
})
/** As many in a line as fit. */
export const flowing = pattern.style({
  '@media': { [media.narrow]: { display: 'flex', flexWrap: 'wrap', columnGap: space(18) } },
})
pattern.global(`${flowing} > ${item}`, {
  '@media': {
    [media.narrow]: { display: 'flex', columnGap: space(8), padding: space(2, 0), borderBottom: 0 },
  },
})
pattern.global(`${flowing} > ${item} > svg`, { flex: 'none' })
export const mark = pattern.style({ width: '12px', height: '12px', transform: 'translateY(1px)' })
export const face = pattern.style({ fill: family.face })
export const reverse = pattern.style({ fill: family.reverse })
/** One line of a short list: a small square of its family, then the words. */
export const squared = pattern.style({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  gap: space(10),
  alignItems: 'baseline',
  selectors: {
    '&::before': {
      content: '',
      width: '8px',
      height: '8px',
      backgroundColor: family.mark,
      forcedColorAdjust: 'none',
    },
  },
})
