// The styles of the header's open menus; loaded with their code.
import { color, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, leading, specialStyle, textFace, textStyle } from '../../theme/textStyles.ts'
import { control, depth, gutter, line, media, space } from '../../theme/tokens.ts'

export const menuHead = pattern.style({
  position: 'sticky',
  top: 0,
  zIndex: depth.raised,
  backgroundColor: color.sheet,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: space(8, 20),
  borderBottom: `${line.hair} solid ${color.line}`,
})
export const menuTitle = pattern.style({
  ...textStyle.panelTitle,
})
export const allLink = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  minHeight: '40px',
  ...textStyle.small,
  ...emphasis.strong,
  textDecoration: 'underline',
  textDecorationThickness: line.edge,
  textUnderlineOffset: '.35em',
})
export const groupName = pattern.style({
  ...textFace,
  ...textStyle.caption,
  ...emphasis.strong,
  color: color.ink2,
  padding: space(16, 20, 6),
  columnSpan: 'all',
  '@media': { [media.narrow]: { paddingInline: gutter } },
})
/** Two columns where there is room for their letters, each read downwards. */
export const group = pattern.style({
  '@media': {
    [media.wide]: { columns: '2 14rem', columnGap: 0, columnRule: `${line.hair} solid ${color.line}` },
  },
})
pattern.global(`${group} > div`, {
  '@media': { [media.wide]: { borderTop: `${line.hair} solid ${color.line}` } },
})
export const row = pattern.style({
  breakInside: 'avoid',
  display: 'flex',
  // With a long word in large text, "Live Demo" is below it.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4, 12),
  minHeight: control.normal,
  padding: space(0, 20),
  selectors: {
    '& + &': { borderTop: `${line.hair} solid ${color.line}` },
    '&:hover': { vars: { [ground.color]: color.well }, backgroundColor: color.well },
  },
  '@media': { [media.narrow]: { paddingInline: gutter } },
})
export const rowLink = pattern.style({
  flex: 1,
  minWidth: 'min-content',
  minHeight: '47px',
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  textDecoration: 'none',
  ...emphasis.medium,
  ...leading.tight,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  },
})

export const mobile = pattern.style({
  display: 'none',
  backgroundColor: color.paper,
  borderTop: `${line.hair} solid ${color.line}`,
  padding: `${space(8)} ${gutter} ${space(28)}`,
  '@media': {
    // Below the line with the name, the menu is all that shows.
    [media.narrow]: { display: 'flex', flexDirection: 'column', minHeight: 'calc(100svh - 64px)' },
  },
})
export const mobileItem = pattern.style({ borderBottom: `${line.hair} solid ${color.line}` })
export const mobileLink = pattern.style({
  width: '100%',
  minHeight: '64px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(12),
  ...specialStyle.dialogTitle,
  ...emphasis.name,
  ...leading.solid,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      textDecoration: 'underline',
      textDecorationThickness: line.bold,
      textUnderlineOffset: '.22em',
    },
  },
})
export const mobileChevron = pattern.style({
  display: 'grid',
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})
/** As long as it is: the page scrolls. */
export const mobileList = pattern.style({
  vars: { [ground.color]: color.sheet },
  marginInline: `calc(-1 * ${gutter})`,
  backgroundColor: color.sheet,
  borderTop: `${line.hair} solid ${color.line}`,
})
export const mobileContact = pattern.style({
  marginTop: 'auto',
  paddingTop: space(20),
  color: color.ink2,
})
export const mobileContactLink = pattern.style({
  minHeight: control.touch,
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  overflowWrap: 'anywhere',
})
