import { color, family } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { folded, line, media, space } from '../../theme/tokens.ts'
import { NARROW_PICTURE } from './ExhibitFrame.css.ts'

const CORNER = 36

/** The table of contents beside the open part. */
export const spread = pattern.style({
  display: 'grid',
  gridTemplateColumns: '4fr 5fr',
  alignItems: 'stretch',
  '@container': { [NARROW_PICTURE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const contents = pattern.style({
  padding: space(20),
  '@container': { [NARROW_PICTURE]: { padding: space(8, 12) } },
})
export const name = pattern.style({ ...textStyle.name, paddingBottom: space(6) })
export const part = pattern.style({
  padding: space(8, 0),
  borderTop: `${line.hair} solid ${color.edge}`,
  ...textStyle.denseShort,
  '@container': {
    [NARROW_PICTURE]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space(0, 12),
      padding: space(2, 0),
      ...textStyle.smallShort,
    },
  },
})
export const partName = pattern.style({ display: 'block', overflowWrap: 'anywhere' })
export const current = pattern.style({ ...emphasis.strong, color: family.ink })
export const note = pattern.style({
  ...textStyle.caption,
  color: color.ink2,
  '@container': { [NARROW_PICTURE]: { marginInlineStart: 'auto' } },
})
/** The open part: a sheet with a folded corner. */
export const sheet = pattern.style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space(12),
  padding: space(28, 24),
  borderInlineStartWidth: 0,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '-1px',
      insetInlineEnd: '-1px',
      width: `${CORNER}px`,
      height: `${CORNER}px`,
      background: folded(family.tint, family.mark),
    },
  },
  '@media': { print: { selectors: { '&::before': { display: 'none' } } } },
  '@container': {
    [NARROW_PICTURE]: {
      padding: space(10, 12),
      gap: space(4),
      borderInlineStartWidth: line.hair,
      borderTopWidth: 0,
    },
  },
})
export const heading = pattern.style({
  ...textStyle.subheading,
  paddingInlineEnd: `${CORNER}px`,
  '@container': { [NARROW_PICTURE]: sizeOf(textStyle.name) },
})
export const excerpt = pattern.style({
  display: 'grid',
  gap: space(6),
  ...textStyle.body,
  '@media': { [media.narrow]: { ...textStyle.smallShort, gap: space(2) } },
})
