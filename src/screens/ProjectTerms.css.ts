import { color, duration, family } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../theme/textStyles.ts'
import { control, ease, line, media, space } from '../theme/tokens.ts'

const columns = '2fr 3fr'
export const row = pattern.style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: space(4, 20),
  padding: space(12, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  breakInside: 'avoid',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: space(10) },
    print: { gridTemplateColumns: '1fr 3fr', paddingBlock: space(4) },
  },
})
pattern.global(`:first-child > ${row}:first-child, ${row}:first-child`, { paddingTop: space(2) })
export const name = pattern.style({
  ...textStyle.name,
  '@media': { print: sizeOf(textStyle.body) },
})
export const text = pattern.style({
  paddingBottom: space(14),
  maxWidth: '42em',
  ...textStyle.dense,
  textWrap: 'pretty',
  '@media': { print: { paddingBottom: space(4), maxWidth: 'none' } },
})
export const needs = pattern.style({ display: 'grid', gap: space(4), ...textStyle.dense })
/** Folded; open on paper. */
export const fold = pattern.style({
  borderBottom: `${line.hair} solid ${color.line}`,
  selectors: {
    '&::details-content': { '@media': { print: { contentVisibility: 'visible', display: 'block' } } },
    '&[open]::details-content': {
      '@media': { [media.motionAllowed]: { animation: `unfold ${duration.unfold} ${ease.fold}` } },
    },
  },
})
const summary = `${fold} > summary`
pattern.global(summary, {
  display: 'grid',
  gridTemplateColumns: `${columns} 18px`,
  alignItems: 'baseline',
  gap: space(2, 20),
  minHeight: control.touch,
  padding: space(12, 0),
  cursor: 'pointer',
  listStyle: 'none',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 18px', paddingBlock: space(10) },
    print: { minHeight: 0, padding: 0 },
  },
})
pattern.global(`${summary}::-webkit-details-marker`, { display: 'none' })
pattern.global(`${summary}:hover ${name}`, {
  textDecoration: 'underline',
  textDecorationThickness: line.edge,
})
// A corner folded down while it is closed, and over while it is open.
pattern.global(`${summary}::after`, {
  content: '',
  gridColumn: -2,
  gridRow: 1,
  alignSelf: 'center',
  width: '14px',
  height: '14px',
  background: `linear-gradient(to bottom left, ${family.mark} 49.5%, transparent 50.5%)`,
  transition: `transform ${duration.fold} ${ease.fold}`,
  '@media': { print: { display: 'none' }, [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
pattern.global(`${fold}[open] > summary::after`, { transform: 'rotate(180deg)' })
export const names = pattern.style({
  ...textStyle.dense,
  color: color.ink2,
  '@media': { [media.narrow]: { gridColumn: 1, ...textStyle.smallShort }, print: { display: 'none' } },
})
export const standards = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: space(16, 24),
  paddingTop: space(4),
  '@media': { print: { gap: space(6, 16) } },
})
export const term = pattern.style({ display: 'inline', ...textStyle.dense, ...emphasis.strong })
/** What the field calls it. */
export const coded = pattern.style({
  display: 'inline',
  marginInlineStart: space(8),
  '@media': { print: sizeOf(textStyle.caption) },
  ...textStyle.smallShort,
  ...emphasis.regular,
  color: color.ink2,
})
export const meaning = pattern.style({ margin: 0, ...textStyle.dense, textWrap: 'pretty' })
