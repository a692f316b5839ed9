import { color } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { font, line, media, sectionSpace, size, tracking } from '../theme/tokens.ts'
import { head as pageHead } from './PageHead.css.ts'

export const section = pattern.style({
  paddingTop: sectionSpace,
  '@media': { print: { paddingTop: '16px' } },
})
// The page's head has its own space below.
pattern.global(`${pageHead} + ${section}`, { paddingTop: 0 })

export const head = pattern.style({
  borderTop: `${line.rule} solid ${color.ink}`,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '24px',
  padding: '28px 0 32px',
  '@media': {
    [media.narrow]: { flexDirection: 'column', alignItems: 'start', gap: '16px', paddingBottom: '24px' },
    print: { padding: '10px 0', breakAfter: 'avoid' },
  },
})
export const title = pattern.style({
  fontSize: size.t2,
  maxWidth: '15em',
  '@media': { print: { fontSize: size.t3 } },
})
export const note = pattern.style({
  flex: '0 0 25cqi',
  paddingLeft: '20px',
  textWrap: 'balance',
  '@media': {
    [media.belowWide]: { flexBasis: '37.5cqi', padding: 0 },
    [media.narrow]: { flex: 'none' },
    print: { display: 'none' },
  },
})

export const split = pattern.style({
  borderTop: `${line.rule} solid ${color.ink}`,
  paddingTop: '28px',
  display: 'grid',
  gridTemplateColumns: '3fr 5fr',
  alignItems: 'start',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: '2fr 6fr', paddingTop: '10px' },
  },
})
export const side = pattern.style({
  paddingRight: '24px',
  '@media': { [media.narrow]: { paddingBottom: '22px' } },
})
export const sideTitle = pattern.style({ fontSize: size.t3, lineHeight: 1.1 })
export const sideNote = pattern.style({ maxWidth: '20em', marginTop: '12px', textWrap: 'balance' })

export const termRow = pattern.style({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  gap: '4px 20px',
  padding: '17px 0',
  borderBottom: `${line.hair} solid ${color.line}`,
  breakInside: 'avoid',
  selectors: { '&:first-child': { paddingTop: '2px' } },
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: '1fr 3fr', paddingBlock: '4px' },
  },
})
export const term = pattern.style({
  fontFamily: font.display,
  fontSize: size.t4,
  fontWeight: 650,
  lineHeight: 1.25,
  letterSpacing: tracking.sub,
  '@media': { print: { fontSize: size.body } },
})
export const termText = pattern.style({
  margin: 0,
  paddingTop: '1px',
  textWrap: 'balance',
  '@media': { print: { textWrap: 'pretty' } },
})
