import { color, ground } from '../../theme/contract.css.ts'
import { primitive } from '../../theme/layered.ts'
import { emphasis, leading, textStyle } from '../../theme/textStyles.ts'
import { control, families, line, media, space } from '../../theme/tokens.ts'

const markOf = (mark: string) => primitive.style({ fill: mark })
/** A part's color: the marks of the families, each at 3 : 1 on every surface. */
export const fill = {
  ...(Object.fromEntries(families.map((name) => [name, markOf(color[`${name}M`])])) as Record<
    (typeof families)[number],
    string
  >),
  rest: markOf(color.edge),
}
/** A printed color may be pale: an edge of ink is visible on every surface. Half of it is outside the drawing. */
const inkEdge = { stroke: color.ink, strokeWidth: `calc(2 * ${line.edge})` }
export const edge = primitive.style(inkEdge)
export const printed = primitive.style(inkEdge)
export const figure = primitive.style({ display: 'grid', gap: space(10), minWidth: 0 })
export const bar = primitive.style({ display: 'block' })
/** Between two parts; narrow enough for one of half a percent to be seen beside it. */
export const crease = primitive.style({ stroke: ground.color, strokeWidth: line.edge })
export const key = primitive.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4, 20),
  ...textStyle.smallShort,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
/** Four parts are in one row, or in two rows where a quarter is less than 7.5rem: never three and one. */
primitive.global(`${key}:has(> :nth-child(4):last-child)`, {
  display: 'grid',
  gridTemplateColumns:
    'repeat(auto-fit, minmax(min(100%, max(6rem, min(50% - 10px, max(25% - 15px, (30rem - 100%) * 999)))), 1fr))',
})
export const entry = primitive.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  minWidth: 0,
  overflowWrap: 'anywhere',
})
/** Large to the finger. */
export const button = primitive.style(entry, {
  minHeight: control.small,
  minWidth: '100%',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
    '&[aria-pressed="true"]': { textDecoration: `underline ${line.rule}`, textUnderlineOffset: '.25em' },
  },
  '@media': { [media.coarsePointer]: { minHeight: control.touch } },
})
/** Another part is chosen. */
export const pale = primitive.style({ opacity: 0.35 })
export const share = primitive.style({ flex: 'none', ...emphasis.strong, ...leading.tight })
export const swatch = primitive.style({ flex: 'none' })
