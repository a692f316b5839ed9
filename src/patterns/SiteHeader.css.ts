import { color, ground } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { depth, font, gutter, line, media, size, tracking } from '../theme/tokens.ts'

/** Narrow, without scripts: there is no menu to open, so the links stand in a line of their own. */
const narrowWithoutScripts = `${media.narrow} and ${media.withoutScripts}`

export const header = pattern.style({
  position: 'relative',
  zIndex: depth.header,
  backgroundColor: color.paper,
  '@media': { print: { position: 'static' } },
})
export const inner = pattern.style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'space-between',
  height: '76px',
  width: `min(100% - 2 * ${gutter}, 1440px)`,
  marginInline: 'auto',
  '@media': {
    [media.narrow]: { height: '64px' },
    print: { width: '100%', height: 'auto' },
    [narrowWithoutScripts]: { display: 'block', height: 'auto', paddingTop: '10px' },
  },
})
export const brand = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'center',
  gap: '12px',
  minHeight: '44px',
  textDecoration: 'none',
  fontFamily: font.display,
  fontWeight: 750,
  fontSize: '1.5rem',
  lineHeight: 1,
  letterSpacing: '-.04em',
  '@media': { [media.narrow]: { fontSize: '1.375rem', gap: '10px' } },
})
export const nav = pattern.style({
  display: 'flex',
  alignItems: 'stretch',
  gap: '6px',
  '@media': {
    [media.narrow]: { display: 'none' },
    print: { display: 'none' },
    [narrowWithoutScripts]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 0,
      marginLeft: '-8px',
      minHeight: '44px',
    },
  },
})
export const link = pattern.style({
  height: '100%',
  minWidth: '44px',
  padding: '0 14px',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  fontWeight: 550,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:is(:hover, [aria-expanded="true"])': {
      textDecoration: 'underline',
      textDecorationThickness: '1.5px',
      textUnderlineOffset: '.35em',
    },
    '&[aria-current]': { fontWeight: 650 },
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
    'screen and (max-width: 899.98px)': { padding: '0 8px' },
    [narrowWithoutScripts]: { height: '44px' },
  },
})
export const lastLink = pattern.style({ paddingRight: 0 })
export const chevron = pattern.style({
  display: 'grid',
  '@media': { [media.withoutScripts]: { display: 'none' } },
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})
export const burger = pattern.style({
  display: 'none',
  alignSelf: 'center',
  marginRight: '-14px',
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

export const menuHead = pattern.style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  backgroundColor: color.sheet,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: '8px 20px',
  borderBottom: `${line.hair} solid ${color.line}`,
})
export const menuTitle = pattern.style({
  fontFamily: font.display,
  fontWeight: 650,
  fontSize: '1.25rem',
  letterSpacing: tracking.sub,
})
export const allLink = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '40px',
  fontSize: size.small,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '.35em',
})
export const groupName = pattern.style({
  fontFamily: font.text,
  fontSize: size.micro,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: 0,
  color: color.ink2,
  padding: '16px 20px 6px',
  '@media': { [media.narrow]: { paddingInline: gutter } },
})
export const row = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '48px',
  padding: '0 20px',
  selectors: {
    '& + &': { borderTop: `${line.hair} solid ${color.line}` },
    '&:hover': { vars: { [ground.color]: color.well }, backgroundColor: color.well },
  },
  '@media': { [media.narrow]: { paddingInline: gutter } },
})
export const rowLink = pattern.style({
  flex: 1,
  minWidth: 0,
  minHeight: '47px',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  textDecoration: 'none',
  fontWeight: 520,
  lineHeight: 1.2,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  },
})

export const mobile = pattern.style({
  display: 'none',
  backgroundColor: color.paper,
  borderTop: `${line.hair} solid ${color.line}`,
  padding: `8px ${gutter} 28px`,
  '@media': { [media.narrow]: { display: 'block' } },
})
export const mobileItem = pattern.style({ borderBottom: `${line.hair} solid ${color.line}` })
export const mobileLink = pattern.style({
  width: '100%',
  minHeight: '64px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  fontFamily: font.display,
  fontWeight: 650,
  fontSize: '1.75rem',
  lineHeight: 1,
  letterSpacing: tracking.head,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      textDecoration: 'underline',
      textDecorationThickness: '3px',
      textUnderlineOffset: '.22em',
    },
  },
})
/** A list of its own scroll, with a thin bar that shows. */
export const mobileList = pattern.style({
  vars: { [ground.color]: color.sheet },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.edge} ${color.well}`,
  maxHeight: '356px',
  marginInline: `calc(-1 * ${gutter})`,
  backgroundColor: color.sheet,
  borderTop: `${line.hair} solid ${color.line}`,
})
export const mobileContact = pattern.style({ paddingTop: '20px', color: color.ink2 })
export const mobileContactLink = pattern.style({
  minHeight: '44px',
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
})
