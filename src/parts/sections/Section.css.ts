import { waitsBelow } from '../../theme/arriving.ts'
import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { atMost, besley, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { line, media, sectionSpace, space } from '../../theme/tokens.ts'

export const section = pattern.style({
  paddingTop: sectionSpace,
  selectors: waitsBelow,
  '@media': { print: { paddingTop: space(12) } },
})

export const head = pattern.style({
  borderTop: `${line.rule} solid ${color.ink}`,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space(24),
  padding: space(28, 0, 32),
  '@media': {
    [media.narrow]: {
      flexDirection: 'column',
      alignItems: 'start',
      gap: space(16),
      paddingBottom: space(24),
    },
    print: { padding: space(10, 0), breakAfter: 'avoid' },
  },
})
export const title = pattern.style({
  // Large letters: a long word still fits the smallest screen.
  ...atMost(textStyle.title, '17cqi'),
  maxWidth: '15em',
  '@media': { print: sizeOf(textStyle.heading) },
})
export const note = pattern.style({
  flex: '0 0 25cqi',
  textWrap: 'balance',
  '@media': {
    [media.belowWide]: { flexBasis: '37.5cqi' },
    [media.narrow]: { flex: 'none' },
    print: { display: 'none' },
  },
})

export const split = pattern.style({
  borderTop: `${line.rule} solid ${color.ink}`,
  paddingTop: space(28),
  display: 'grid',
  gridTemplateColumns: '3fr 5fr',
  alignItems: 'start',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: '2fr 6fr', paddingTop: space(10) },
  },
})
export const side = pattern.style({
  paddingInlineEnd: space(24),
  '@media': { [media.narrow]: { paddingBottom: '22px' } },
})
export const sideTitle = pattern.style({ ...textStyle.heading, ...besley.display })
export const sideNote = pattern.style({ maxWidth: '20em', marginTop: space(12), textWrap: 'balance' })

export const termRow = pattern.style({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  gap: space(4, 20),
  padding: '17px 0',
  borderBottom: `${line.hair} solid ${color.line}`,
  breakInside: 'avoid',
  selectors: { '&:first-child': { paddingTop: space(2) } },
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: '1fr 3fr', paddingBlock: space(4) },
  },
})
export const term = pattern.style({
  ...textStyle.subheading,
  '@media': { print: sizeOf(textStyle.body) },
})
export const termText = pattern.style({
  margin: 0,
  paddingTop: '1px',
  textWrap: 'balance',
  '@media': { print: { textWrap: 'pretty' } },
})
/** What a term means, in several paragraphs. */
export const paragraphs = pattern.style({ margin: 0, display: 'grid', gap: space(10) })
