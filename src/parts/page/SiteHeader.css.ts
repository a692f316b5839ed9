import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, sizeOf, specialStyle } from '../../theme/textStyles.ts'
import { control, depth, gutter, line, media, space } from '../../theme/tokens.ts'

/** Narrow, without scripts: there is no menu to open, so the links are on a separate line. */
const narrowWithoutScripts = `${media.narrow} and ${media.withoutScripts}`

/** Of one line; large letters may take two. */
const HEIGHT = '76px'

export const header = pattern.style({
  position: 'relative',
  zIndex: depth.header,
  backgroundColor: color.paper,
  '@media': { print: { position: 'static', background: 'none' } },
})
export const inner = pattern.style({
  position: 'relative',
  display: 'flex',
  // With large text, the links are below the name.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  width: `min(100% - 2 * ${gutter}, 1440px)`,
  marginInline: 'auto',
  '@media': {
    print: { width: '100%' },
  },
})
export const brand = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(12),
  minHeight: HEIGHT,
  textDecoration: 'none',
  ...specialStyle.wordmark,
  '@media': {
    [media.narrow]: { ...sizeOf(specialStyle.wordmarkSmall), gap: space(10), minHeight: '64px' },
    print: { minHeight: 0 },
  },
})
export const nav = pattern.style({
  display: 'flex',
  // The name is at one end, the links and the search are at the other.
  marginInlineStart: 'auto',
  flexWrap: 'wrap',
  gap: space(6),
  '@media': {
    [media.narrow]: { display: 'none' },
    print: { display: 'none' },
    [narrowWithoutScripts]: {
      display: 'flex',
      gap: 0,
      marginInlineStart: `-${space(8)}`,
    },
  },
})
/** If the menu's code did not load: the links are on a separate line, as without scripts. */
export const plainNav = pattern.style({
  '@media': {
    [media.narrow]: {
      position: 'absolute',
      insetInline: `calc(-1 * ${gutter})`,
      top: '100%',
      zIndex: depth.header,
      display: 'flex',
      paddingInline: `calc(${gutter} - ${space(8)})`,
      backgroundColor: color.paper,
    },
  },
})
export const link = pattern.style({
  minHeight: HEIGHT,
  minWidth: control.touch,
  padding: space(0, 14),
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  ...emphasis.firm,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:is(:hover, [aria-expanded="true"])': {
      textDecoration: 'underline',
      textDecorationThickness: line.edge,
      textUnderlineOffset: '.35em',
    },
    '&[aria-current]': emphasis.name,
    '&[aria-current]::before': {
      content: '',
      width: '11px',
      height: '11px',
      flex: 'none',
      background: `linear-gradient(to bottom left, ${color.launchR} 50%, ${color.launch} 50%)`,
    },
    '&:focus-visible': { outlineOffset: '-6px', boxShadow: 'none' },
  },
  '@media': {
    'screen and (max-width: 899.98px)': { padding: space(0, 8) },
    [media.narrow]: { minHeight: control.touch },
  },
})
export const chevron = pattern.style({
  display: 'grid',
  transform: 'rotate(0)',
  '@media': { [media.withoutScripts]: { display: 'none' } },
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})
export const search = pattern.style({
  alignSelf: 'center',
  marginInlineEnd: `-${space(14)}`,
  '@media': {
    [media.narrow]: { marginInline: 'auto 0' },
    print: { display: 'none' },
    [media.withoutScripts]: { display: 'none' },
  },
})
export const burger = pattern.style({
  display: 'none',
  alignSelf: 'center',
  marginInlineEnd: `-${space(14)}`,
  '@media': {
    [media.narrow]: { display: 'grid' },
    print: { display: 'none' },
    [media.withoutScripts]: { display: 'none' },
  },
})
/** The place that a dropdown hangs from. */
export const place = pattern.style({
  position: 'absolute',
  inset: '0 0 0 auto',
  width: '100%',
  pointerEvents: 'none',
})
