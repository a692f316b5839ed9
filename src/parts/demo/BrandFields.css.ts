import { brandColors } from '../../theme/brand.ts'
import { color as theme } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { control, depth, line, space, within } from '../../theme/tokens.ts'

// The cells of the grid around the fields.
export const name = pattern.style({ gridArea: 'name' })
export const color = pattern.style({ gridArea: 'color' })
export const hex = pattern.style({ gridArea: 'hex' })
export const swatches = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: space(4) })
export const swatch = pattern.style({
  position: 'relative',
  width: control.small,
  height: '48px',
  border: `${line.edge} solid ${theme.edge}`,
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  selectors: {
    '&:hover': { borderColor: theme.ink },
    '&:has(:checked)': {
      outline: `${line.rule} solid ${theme.ink}`,
      boxShadow: `inset 0 0 0 4px ${theme.sheet}`,
    },
    '&:has(:focus-visible)': {
      outline: `${line.bold} solid ${theme.focus}`,
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
  border: `${line.edge} solid ${theme.edge}`,
  backgroundColor: theme.sheet,
  cursor: 'pointer',
})
