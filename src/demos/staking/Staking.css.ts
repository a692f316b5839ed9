import { color, ground } from '../../theme/contract.css.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { feature } from '../../theme/layered.ts'
import { font, line, media, size, tracking } from '../../theme/tokens.ts'

const below1080 = media.belowWide

export const heading = feature.style({ fontSize: '1.25rem', lineHeight: 1.2, marginBottom: '12px' })
// Heads and rows are grids of their own: no column may grow with its content, or they would not line up.
const columns = `${[2.1, 0.9, 1, 1, 1.15, 0.9, 1.1].map((share) => `minmax(0, ${share}fr)`).join(' ')} 200px`
export const heads = feature.style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: '18px',
  paddingBottom: '8px',
  fontSize: size.micro,
  color: color.ink2,
  fontWeight: 600,
  '@media': { [below1080]: { display: 'none' } },
})
export const pools = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const pool = feature.style({ borderBottom: `${line.hair} solid ${color.line}` })
export const open = feature.style({
  vars: { [ground.color]: color.sheet },
  backgroundColor: color.sheet,
  marginInline: '-24px',
  paddingInline: '24px',
  borderBlock: `${line.edge} solid ${color.ink}`,
  marginTop: '-1.5px',
  '@media': { [media.narrow]: { marginInline: '-16px', paddingInline: '16px' } },
})
export const row = feature.style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: '18px',
  alignItems: 'center',
  padding: '16px 0',
  '@media': {
    [below1080]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '12px 16px' },
    [media.narrow]: { gridTemplateColumns: '1fr 1fr' },
  },
})
const wholeRow = { '@media': { [below1080]: { gridColumn: '1 / -1' } } } as const
export const name = feature.style({
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  minWidth: 0,
  ...wholeRow,
})
export const avatar = feature.style({ width: '44px', flex: 'none' })
export const poolName = feature.style({ fontSize: '1.125rem', lineHeight: 1.2 })
export const token = feature.style({ fontSize: size.small, color: color.ink2, lineHeight: 1.35 })
/** The facts take part in the row's grid. */
export const facts = feature.style({ display: 'contents' })
/** Above each fact where the heads are gone; beside them it is read only. */
export const factName = feature.style({
  fontSize: size.micro,
  color: color.ink2,
  fontWeight: 600,
  '@media': { [media.wide]: hiddenButRead },
})
export const fact = feature.style({
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
})
export const rate = feature.style({
  fontFamily: font.display,
  fontWeight: 650,
  fontSize: '1.5rem',
  lineHeight: 1,
  letterSpacing: tracking.sub,
  fontVariantNumeric: 'lining-nums',
})
export const score = feature.style({ width: '58px', flex: 'none' })
export const actions = feature.style({ display: 'flex', gap: '8px', justifyContent: 'flex-end', ...wholeRow })
feature.global(`${actions} > button`, {
  minWidth: '78px',
  '@media': { [media.narrow]: { flex: 1 } },
})
export const form = feature.style({
  display: 'grid',
  gridTemplateColumns: '1.25fr 1fr auto',
  gap: '40px',
  alignItems: 'start',
  padding: '20px 0 24px',
  borderTop: `${line.hair} solid ${color.line}`,
  '@media': {
    [below1080]: { gridTemplateColumns: '1fr 1fr', gap: '18px 24px' },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '18px' },
  },
})
export const rewardLabel = feature.style({
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.3,
  marginBottom: '4px',
})
export const reward = feature.style({
  display: 'block',
  fontWeight: 600,
  fontSize: size.t3,
  lineHeight: 1.1,
  letterSpacing: '-.01em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
export const rewardUnit = feature.style({
  fontWeight: 500,
  fontSize: size.small,
  letterSpacing: 0,
  color: color.ink2,
})
export const rewardNote = feature.style({
  fontSize: size.micro,
  color: color.ink2,
  lineHeight: 1.4,
  marginTop: '4px',
})
export const go = feature.style({
  display: 'flex',
  gap: '12px',
  paddingTop: '25px',
  '@media': { [below1080]: { paddingTop: 0, ...{ gridColumn: '1 / -1' } } },
})
feature.global(`${go} > button`, { '@media': { [media.narrow]: { flex: 1 } } })
