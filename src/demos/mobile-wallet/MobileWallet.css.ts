import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { accent, color, family, ground } from '../../theme/contract.css.ts'
import { chosenInForcedColors } from '../../theme/forcedColors.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, leading, sizeOf, specialStyle, textStyle } from '../../theme/textStyles.ts'
import { depth, line, space, within } from '../../theme/tokens.ts'

/** A phone's width and height (Rules, Mobile wallet). */
const PHONE = { width: '390px', height: '760px' }
const BAR_HEIGHT = '64px'

/** One face of the family, to the panel's edges; on narrow screens the sheet covers it. */
export const stage = feature.style({
  backgroundColor: family.face,
  margin: `-${space(24)}`,
  padding: space(40, 24),
  display: 'grid',
  justifyItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [within.narrow]: { margin: `-${space(16)}`, padding: 0 } },
})
export const phone = feature.style({
  vars: { [ground.color]: color.sheet },
  backgroundColor: color.sheet,
  width: `min(100%, ${PHONE.width})`,
  minHeight: PHONE.height,
  display: 'flex',
  flexDirection: 'column',
  '@container': { [within.narrow]: { width: '100%', minHeight: `min(${PHONE.height}, 100dvh)` } },
})
// The bar must not cover a focused control.
feature.global(`${phone} :is(button, input, select)`, { scrollMarginBottom: BAR_HEIGHT })
export const panel = feature.style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(20),
  padding: space(24),
  selectors: { '&:focus-visible': { outlineOffset: '-5px', boxShadow: 'none' } },
  '@container': { [within.narrow]: { padding: space(20, 16) } },
})
/** Stays at the bottom of the window while the panel scrolls. */
export const bar = feature.style({
  position: 'sticky',
  bottom: 0,
  zIndex: depth.raised,
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
  gap: space(4),
  padding: space(6, 2),
  ...textStyle.caption,
  ...leading.tight,
  ...emphasis.strong,
  color: color.ink2,
  selectors: {
    '& + &': { borderInlineStart: `${line.hair} solid ${color.line}` },
    '&:hover': { color: color.ink, backgroundColor: color.well },
    '&[aria-selected="true"]': {
      color: accent.on,
      background: `linear-gradient(to bottom left, ${color.sheet} 49.5%, ${accent.flap} 50.5%) 100% 0 / 12px 12px no-repeat, ${accent.face}`,
      '@media': chosenInForcedColors,
    },
    '&:focus-visible': { outlineOffset: '-6px', boxShadow: `inset 0 0 0 8px ${color.focusGap}` },
    '&[aria-selected="true"]:focus-visible': { outlineColor: accent.on, boxShadow: 'none' },
  },
})

export const heading = feature.style({ ...specialStyle.panelFigure, ...leading.tight })
export const listHeading = feature.style(panelHeading, { marginBottom: space(10) })
export const list = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const asset = feature.style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(12),
  padding: space(12, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  ...textStyle.denseShort,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const assetMark = feature.style({ width: '40px' })
export const assetSide = feature.style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
export const assetWorth = feature.style({ display: 'grid', justifyItems: 'end' })
export const assetName = feature.style(emphasis.strong)
export const quiet = feature.style({ color: color.ink2, ...sizeOf(textStyle.small), ...emphasis.regular })
export const remark = feature.style({ ...textStyle.small, color: color.ink2 })
export const addressArt = feature.style({ width: '200px', maxWidth: '100%', justifySelf: 'center' })
export const offer = feature.style({
  display: 'grid',
  gap: space(2),
  padding: space(12, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  ...textStyle.bodyShort,
})
