import { color, family } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { chosenInForcedColors } from '../../theme/forcedColors.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { control, line, space, within } from '../../theme/tokens.ts'

export const rows = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const row = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  minHeight: control.touch,
  padding: space(4, 0),
  '@container': { [within.narrow]: { gap: space(8) } },
  borderBottom: `${line.hair} solid ${color.line}`,
})
export const rowDone = feature.style(row, { backgroundColor: family.tint })
/** The quilt of an address. */
export const quilt = feature.style({ flex: 'none', width: '36px' })
/** Name and amount: the amount goes below the name where there is no room. */
export const words = feature.style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(12),
  minWidth: 0,
})
export const address = feature.style({ ...textStyle.denseShort, ...emphasis.firm })
export const amount = feature.style({
  ...textStyle.denseShort,
  ...steadyFigure,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
/** As wide in both of its states. */
export const rowAction = feature.style({ display: 'grid', flex: '0 0 6rem' })

/** What is pressed: a card of its place, in a row of as many as fit. */
export const choices = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: space(10),
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) } },
})
export const choice = feature.style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space(4),
  width: '100%',
  minHeight: control.touch,
  padding: space(10, 12),
  textAlign: 'start',
  backgroundColor: family.tint,
  border: `${line.edge} solid ${color.edge}`,
  cursor: 'pointer',
  // In a narrow place it is a row.
  '@container': {
    [within.narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space(12),
    },
  },
  selectors: {
    '&[aria-pressed="true"]': { borderColor: color.ink, backgroundColor: family.face, color: family.on },
  },
})
feature.global(`${choice}[aria-pressed="true"]`, { '@media': chosenInForcedColors })
export const choiceName = feature.style(textStyle.name)
export const choicePrice = feature.style({
  ...textStyle.smallShort,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
export const choiceState = feature.style({ ...textStyle.caption, ...emphasis.strong })
/** A voucher has a torn-off edge; a redeemed one is cut. */
export const voucher = feature.style(choice, {
  borderInlineStart: `${line.bold} dashed ${color.ink}`,
  selectors: {
    '&[aria-pressed="true"]': { clipPath: 'polygon(0 0, calc(100% - 22px) 0, 100% 22px, 100% 100%, 0 100%)' },
  },
})

export const guild = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)',
  gap: space(16),
  alignItems: 'center',
})
export const hero = feature.style({ display: 'block', width: '100%', ...leftToRight })
export const ground = feature.style({ fill: family.tint })
export const body = feature.style({ fill: color.ink })
export const visor = feature.style({ fill: color.sheet })
export const item = feature.style({
  fill: family.face,
  stroke: color.ink,
  strokeWidth: line.edge,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
})
export const slot = feature.style({
  fill: 'none',
  stroke: color.edge,
  strokeWidth: line.hair,
  strokeDasharray: '3 3',
})
