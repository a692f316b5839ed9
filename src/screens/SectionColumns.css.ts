import { color, family } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { line, media, space } from '../theme/tokens.ts'

const twoParts = pattern.style({
  display: 'grid',
  gridTemplateColumns: '3fr 5fr',
  alignItems: 'start',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const columns = pattern.style(twoParts, {
  borderTop: `${line.rule} solid ${color.ink}`,
  paddingTop: space(28),
  '@media': { [media.narrow]: { rowGap: space(48) }, print: { paddingTop: space(10) } },
})
pattern.global(`${columns} > :first-child`, {
  '@media': { [media.fromMedium]: { paddingInlineEnd: space(40) } },
})
export const columnBody = pattern.style({
  paddingTop: space(20),
  '@media': { print: { paddingTop: space(4) } },
})

export const tinted = pattern.style(twoParts, {
  padding: space(32),
  backgroundColor: family.tint,
  '@media': { [media.narrow]: { padding: space(24, 16, 28) }, print: { padding: space(10, 0) } },
})

// The line of other lists is lost on a dark tint.
pattern.global(`${tinted} li`, { borderColor: family.mark })

/** As many beside each other as there is room for. */
export const termColumns = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
  gap: space(28, 32),
  '@media': { print: { gap: space(8, 16) } },
})
export const termColumn = pattern.style({
  display: 'grid',
  alignContent: 'start',
  rowGap: space(4),
  borderTop: `${line.bold} solid ${family.mark}`,
  paddingTop: space(12),
  breakInside: 'avoid',
})
