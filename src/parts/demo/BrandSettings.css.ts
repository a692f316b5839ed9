import { hex } from './BrandFields.css.ts'
import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { sizeOf, textStyle } from '../../theme/textStyles.ts'
import { control, line, media, space, within } from '../../theme/tokens.ts'

export const panel = pattern.style({
  flex: 'none',
  maxHeight: '60dvh',
  overflowY: 'auto',
  display: 'grid',
  gridTemplateColumns: '88px minmax(180px, 1.2fr) minmax(0, auto) minmax(120px, 150px) auto',
  gridTemplateAreas:
    '"title title title title title" "mark name color hex actions" "mark said said said said"',
  gap: space(16, 24),
  alignItems: 'start',
  padding: space(24),
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
      gridTemplateColumns: '44px minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"mark title actions" "name name name" "color color color" "hex hex hex" "said said said"',
      columnGap: space(14),
      padding: space(10, 16, 16),
    },
  },
  // The demo stays visible: on a phone the panel covers a third of the screen.
  '@media': { [media.narrow]: { maxHeight: '33dvh' } },
})
export const title = pattern.style({
  gridArea: 'title',
  ...sizeOf(textStyle.panelTitle),
  alignSelf: 'center',
})
export const mark = pattern.style({
  gridArea: 'mark',
  width: '88px',
  '@container': { [within.narrow]: { width: '44px' } },
})
export const said = pattern.style({ gridArea: 'said', selectors: { '&:empty': { display: 'none' } } })
export const actions = pattern.style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(8),
  alignSelf: 'center',
  // In the middle of the fields, whose names are above them.
  '@container': { [within.wide]: { alignSelf: 'start', marginTop: space(28) } },
})
pattern.global(`${actions} > button`, { minHeight: control.touch })
/** In pictures: only the fields that every visitor fills in. */
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
