import { color, family, ground } from '../theme/contract.css.ts'
import { edgeInForcedColors } from '../theme/forcedColors.ts'
import { feature } from '../theme/layered.ts'
import { emphasis, textStyle } from '../theme/textStyles.ts'
import { control, line, media, space } from '../theme/tokens.ts'

export const scroller = feature.style({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space(10),
  padding: space(16),
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  selectors: { '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' } },
})
export const log = feature.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(10),
})
export const message = feature.style({
  vars: { [ground.color]: color.well },
  display: 'grid',
  gap: space(12),
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Each message has its own layout, so that a long conversation stays quick.
  contain: 'content',
  maxWidth: '86%',
  padding: space(10, 14),
  backgroundColor: color.well,
  ...textStyle.dense,
})
/** Answers that lead somewhere need the room. */
export const wide = feature.style({ width: '100%', maxWidth: '94%' })
export const fromVisitor = feature.style({
  alignSelf: 'flex-end',
  backgroundColor: color.ink,
  color: color.paper,
})
export const typed = feature.style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textWrap: 'wrap' })
export const lines = feature.style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const answerLine = feature.style({
  padding: space(8, 0, 10),
  borderTop: `${line.hair} solid ${color.line}`,
  selectors: { '&:last-child': { paddingBottom: space(4) } },
})
export const lineHead = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4, 12),
  marginBottom: space(2),
})
export const lineLink = feature.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  minWidth: 0,
  minHeight: '32px',
  ...emphasis.strong,
  textDecoration: 'none',
  '@media': { [media.coarsePointer]: { minHeight: control.touch } },
})
feature.global(`${lineLink} > svg`, { flex: 'none' })
export const lineName = feature.style({
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationThickness: line.edge,
  textUnderlineOffset: '.25em',
})
export const lineText = feature.style({ ...textStyle.small, color: color.ink2 })

/** The folded corner of a quoted passage. */
const QUOTE_FOLD = '20px'
export const quote = feature.style({
  vars: { [ground.color]: family.tint },
  position: 'relative',
  padding: space(14, 16, 6),
  backgroundColor: family.tint,
  color: color.ink,
  selectors: {
    '& + &': { marginTop: space(8) },
    [`${answerLine} + &`]: { marginTop: space(8) },
    '&:not([data-family])': { backgroundColor: color.paper },
    '&::after': {
      content: '',
      position: 'absolute',
      top: 0,
      insetInlineEnd: 0,
      width: QUOTE_FOLD,
      height: QUOTE_FOLD,
      background: `linear-gradient(to bottom left, ${color.well} 49.5%, ${family.face} 50.5%)`,
    },
    '&:not([data-family])::after': {
      background: `linear-gradient(to bottom left, ${color.well} 49.5%, ${color.line} 50.5%)`,
    },
    '[dir="rtl"] &::after': { transform: 'scaleX(-1)' },
  },
  '@media': { ...edgeInForcedColors },
})
export const quoteHeading = feature.style({ ...textStyle.name, paddingInlineEnd: space(20) })
export const quoteText = feature.style({
  margin: space(6, 0, 8),
  ...textStyle.dense,
  overflowWrap: 'anywhere',
  selectors: { '&::before': { content: '“' }, '&::after': { content: '”' } },
})
export const quoteLink = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  minHeight: control.touch,
  borderTop: `${line.hair} solid ${color.line}`,
  ...textStyle.small,
  ...emphasis.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
feature.global(`${quoteLink} > svg`, { flex: 'none' })
export const quoteName = feature.style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const typing = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: '5px',
  alignSelf: 'flex-start',
  flex: 'none',
  height: '42px',
  padding: space(0, 14),
  backgroundColor: color.well,
})
export const dot = feature.style({
  width: '8px',
  height: '8px',
  backgroundColor: color.ink2,
  '@media': { [media.motionAllowed]: { animation: 'pulse .9s steps(4, jump-none) infinite alternate' } },
  selectors: { '& + &': { animationDelay: '.3s' }, '& + & + &': { animationDelay: '.6s' } },
})

/** What came of copying; takes no room before. */
export const copied = feature.style({
  ...textStyle.small,
  ...emphasis.strong,
  selectors: { '&:empty': { position: 'absolute' } },
})
/** Text to copy manually: one press selects all of it. */
export const copyByHand = feature.style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  padding: space(8, 10),
  border: `${line.hair} solid ${color.line}`,
  ...textStyle.small,
})
