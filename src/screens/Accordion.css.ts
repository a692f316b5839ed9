import { color, duration, family } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { sizeOf, textStyle } from '../theme/textStyles.ts'
import { control, ease, line, media, space } from '../theme/tokens.ts'

export const list = pattern.style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const entry = pattern.style({
  borderBottom: `${line.hair} solid ${color.line}`,
  breakInside: 'avoid',
  '@media': { print: { paddingBlock: space(6) } },
  selectors: {
    '&::details-content': {
      '@media': { print: { contentVisibility: 'visible', display: 'block' } },
    },
    '&[open]::details-content': {
      '@media': { [media.motionAllowed]: { animation: `unfold ${duration.unfold} ${ease.fold}` } },
    },
  },
})
const summary = `${entry} > summary`
pattern.global(summary, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(20),
  minHeight: control.touch,
  padding: space(10, 0),
  cursor: 'pointer',
  listStyle: 'none',
  '@media': { print: { minHeight: 0, padding: 0 } },
})
pattern.global(`${summary}::-webkit-details-marker`, { display: 'none' })
pattern.global(`${summary}:hover`, { textDecoration: 'underline', textDecorationThickness: line.edge })
// A corner folded down while it is closed, and over while it is open.
pattern.global(`${summary}::after`, {
  content: '',
  flex: 'none',
  width: '14px',
  height: '14px',
  marginInlineEnd: space(4),
  background: `linear-gradient(to bottom left, ${family.mark} 49.5%, transparent 50.5%)`,
  transition: `transform ${duration.fold} ${ease.fold}`,
  '@media': { print: { display: 'none' }, [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
pattern.global(`${entry}[open] > summary::after`, { transform: 'rotate(180deg)' })
export const question = pattern.style({
  ...textStyle.subheading,
  maxWidth: '28em',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [media.narrow]: sizeOf(textStyle.name),
    print: { ...sizeOf(textStyle.body), maxWidth: 'none' },
  },
})
export const answer = pattern.style({
  paddingBottom: space(16),
  maxWidth: '38em',
  '@media': { print: { padding: space(2, 0, 0), maxWidth: 'none' } },
})
