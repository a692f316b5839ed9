import { brandColors } from '../../theme/brand.ts'
import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { sizeOf, textStyle } from '../../theme/textStyles.ts'
import { control, depth, line, space, within } from '../../theme/tokens.ts'

export const panel = pattern.style({
  flex: 'none',
  maxHeight: '60dvh',
  overflowY: 'auto',
  display: 'grid',
  gridTemplateColumns: '88px minmax(180px, 1.2fr) minmax(0, auto) minmax(120px, 150px) auto',
  gridTemplateAreas:
    '"title title title title title" "mark name color hex actions" "mark said said said said"',
  gap: space(8, 24),
  alignItems: 'start',
  padding: space(16, 24, 20),
  borderBottom: `${line.edge} solid ${color.ink}`,
  backgroundColor: color.sheet,
  '@container': {
    [within.belowWide]: {
      gridTemplateColumns: '88px minmax(0, 1fr) minmax(120px, 150px)',
      gridTemplateAreas:
        '"title title title" "mark name hex" "mark color color" "said said said" "actions actions actions"',
      rowGap: space(12),
    },
    [within.narrow]: {
      gridTemplateColumns: '56px minmax(0, 1fr)',
      gridTemplateAreas: '"mark title" "name name" "color color" "hex hex" "said said" "actions actions"',
      columnGap: space(14),
      padding: space(14, 16, 16),
    },
  },
})
export const title = pattern.style({
  gridArea: 'title',
  ...sizeOf(textStyle.panelTitle),
  alignSelf: 'center',
})
export const mark = pattern.style({
  gridArea: 'mark',
  width: '88px',
  '@container': { [within.narrow]: { width: '56px' } },
})
export const name = pattern.style({ gridArea: 'name' })
export const hex = pattern.style({ gridArea: 'hex' })
pattern.global(`${panel} > fieldset`, { gridArea: 'color' })
export const said = pattern.style({ gridArea: 'said', selectors: { '&:empty': { display: 'none' } } })
export const actions = pattern.style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(8),
  alignSelf: 'center',
})
export const swatches = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: space(4) })
export const swatch = pattern.style({
  position: 'relative',
  width: control.small,
  height: '48px',
  border: `${line.edge} solid ${color.edge}`,
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(:checked)': {
      outline: `${line.rule} solid ${color.ink}`,
      boxShadow: `inset 0 0 0 4px ${color.sheet}`,
    },
    '&:has(:focus-visible)': {
      outline: `${line.bold} solid ${color.focus}`,
      outlineOffset: '2px',
      zIndex: depth.raised,
    },
  },
  '@container': { [within.narrow]: { width: control.touch } },
})
export const swatchOf = Object.fromEntries(
  brandColors.map((one) => [one.color, pattern.style({ backgroundColor: one.color })]),
) as Record<(typeof brandColors)[number]['color'], string>
export const swatchInput = pattern.style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
export const picker = pattern.style({
  width: control.normal,
  height: '48px',
  padding: space(2),
  border: `${line.edge} solid ${color.edge}`,
  backgroundColor: color.sheet,
  cursor: 'pointer',
})
/** In pictures: what everybody fills in. */
export const compact = pattern.style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name color"',
  '@container': {
    [within.belowWide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"name color"',
    },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"name" "color"' },
  },
})
for (const part of [title, mark, hex, said, actions])
  pattern.global(`${compact} > ${part}`, { display: 'none' })
pattern.global(`${compact} input[type="color"]`, { display: 'none' })
