import { color } from '../../theme/contract.css.ts'
import { edgeInForcedColors } from '../../theme/forcedColors.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { control, line, media, space, within } from '../../theme/tokens.ts'
import { inHouseColors } from './SenderLine.css.ts'

const sides = {
  paddingInline: space(24),
  '@container': { [within.narrow]: { paddingInline: space(16) } },
} as const

/** On paper the foot has all of it (PrintedFoot.tsx). */
const onScreens = { print: { display: 'none' } } as const

/** After the last day: the first thing that the reader sees. */
export const over = pattern.style({
  ...sides,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0, 16),
  paddingBlock: space(6),
  ...textStyle.smallShort,
  ...emphasis.firm,
  backgroundColor: color.warnT,
  color: color.ink,
  '@media': { ...onScreens, ...edgeInForcedColors },
})
/**
 * Below the head, in its colors; it scrolls with the demo. One row without a note; a note is between the sender and the
 * ways to answer, as in a letter.
 */
export const strip = pattern.style({
  ...sides,
  vars: inHouseColors,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0, 20),
  minHeight: '44px',
  ...textStyle.smallShort,
  backgroundColor: color.well,
  color: color.ink,
  '@media': { ...onScreens, ...edgeInForcedColors },
})
/** At the end of the first line. */
export const until = pattern.style({ order: 1, marginInlineStart: 'auto', color: color.ink2 })
/** The sender's words. */
export const note = pattern.style({
  order: 2,
  flex: '1 0 100%',
  margin: 0,
  marginTop: space(4),
  maxWidth: '100%',
  ...textStyle.bodyShort,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  // Each line in the direction of its letters.
  unicodeBidi: 'plaintext',
  textAlign: 'start',
  borderInlineStart: `${line.bold} solid ${color.edge}`,
  paddingInlineStart: space(12),
})
/** The ways to answer. An address is one long word. */
export const ways = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0, 20),
  minWidth: 0,
  minHeight: '44px',
  overflowWrap: 'anywhere',
})
pattern.global(`${note} ~ ${ways}`, { order: 3, flex: '1 0 100%' })
pattern.global(`${strip}:has(${note})`, { paddingTop: space(12) })
/** Announced once it has a sentence. */
export const wroteTo = pattern.style({ order: 4, flex: '1 0 100%', overflowWrap: 'anywhere' })
pattern.global(`${wroteTo} > span`, { display: 'block', paddingBottom: space(8) })
/** Only the words are underlined, because the link is as high as a touch target. */
pattern.global(`:is(${ways}, ${over}) a`, {
  borderBottom: 0,
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
})
pattern.global(`${over} a`, { '@media': { [media.coarsePointer]: { minHeight: control.touch } } })
