import { color, family, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { line, media, size, weight } from '../../theme/tokens.ts'

/** A phone's width and height (design guide, section 12). */
const PHONE = { width: '390px', height: '760px' }
const BAR_HEIGHT = '64px'

/** One face of the family, to the panel's edges; narrow, the sheet covers it. */
export const stage = feature.style({
  backgroundColor: family.face,
  margin: '-24px',
  padding: '40px 24px',
  display: 'grid',
  justifyItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.narrow]: { margin: '-16px', padding: 0 } },
})
export const phone = feature.style({
  vars: { [ground.color]: color.sheet },
  backgroundColor: color.sheet,
  width: `min(100%, ${PHONE.width})`,
  minHeight: PHONE.height,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.narrow]: { width: '100%', minHeight: `min(${PHONE.height}, 100dvh)` } },
})
// Nothing that takes the focus may end up under the bar.
feature.global(`${phone} :is(button, input, select)`, { scrollMarginBottom: BAR_HEIGHT })
export const panel = feature.style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  padding: '24px',
  selectors: { '&:focus-visible': { outlineOffset: '-5px', boxShadow: 'none' } },
  '@media': { [media.narrow]: { padding: '20px 16px' } },
})
/** Stays at the foot of the window while the panel is scrolled. */
export const bar = feature.style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minHeight: BAR_HEIGHT,
  backgroundColor: color.sheet,
  borderTop: `${line.edge} solid ${color.ink}`,
})
export const tab = feature.style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '4px',
  padding: '6px 2px',
  fontSize: size.micro,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  color: color.ink2,
  selectors: {
    '& + &': { borderLeft: `${line.hair} solid ${color.line}` },
    '&:hover': { color: color.ink, backgroundColor: color.well },
    '&[aria-selected="true"]': {
      color: color.paper,
      background: `linear-gradient(to bottom left, ${color.sheet} 49.5%, ${family.face} 50.5%) 100% 0 / 12px 12px no-repeat, ${color.ink}`,
    },
    '&:focus-visible': { outlineOffset: '-6px', boxShadow: `inset 0 0 0 8px ${color.focusGap}` },
    '&[aria-selected="true"]:focus-visible': { outlineColor: color.focusGap, boxShadow: 'none' },
  },
})

export const heading = feature.style({ fontSize: '1.5rem', lineHeight: 1.15 })
export const listHeading = feature.style({ fontSize: '1.25rem', lineHeight: 1.2, marginBottom: '10px' })
export const list = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const asset = feature.style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px',
  padding: '12px 0',
  borderBottom: `${line.hair} solid ${color.line}`,
  fontSize: '.9375rem',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const assetBadge = feature.style({ width: '40px' })
export const assetSide = feature.style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
export const assetWorth = feature.style({ display: 'grid', justifyItems: 'end' })
export const assetName = feature.style({ fontWeight: weight.strong })
export const quiet = feature.style({ color: color.ink2, fontWeight: weight.regular, fontSize: size.small })
export const remark = feature.style({ fontSize: size.small, color: color.ink2, lineHeight: 1.5 })
export const addressArt = feature.style({ width: '200px', maxWidth: '100%', justifySelf: 'center' })
export const offer = feature.style({
  display: 'grid',
  gap: '2px',
  padding: '12px 0',
  borderBottom: `${line.hair} solid ${color.line}`,
  lineHeight: 1.4,
})
