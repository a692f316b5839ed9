import { color, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, specialStyle, textFace, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'
import { codeColors } from './codeColors.ts'
import type { TokenKind } from './sampleContract.ts'

export const form = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space(24),
  '@container': {
    [within.belowWide]: { gap: space(16) },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
// Wide enough for both labels.
feature.global(`${form} > button`, { minWidth: '150px' })
// A standard and its chain stay on one line.
feature.global(`${form} label`, { '@container': { [within.belowWide]: { paddingInline: space(4) } } })

/** Print has no dark slab: all text is in ink. */
const onPaper = { print: { backgroundColor: 'transparent' } }
/** The slab. Inside it everything takes the colors of Ink, in both themes. */
export const slab = feature.style({
  minWidth: 0,
  backgroundColor: color.slab,
  '@media': onPaper,
})
export const pane = feature.style({ vars: { [ground.color]: 'transparent' }, color: color.ink })

export const head = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space(12, 20),
  padding: space(14, 20),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@container': { [within.narrow]: { padding: space(14, 16) } },
})
export const title = feature.style({
  flex: '1 1 280px',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(12),
})
export const name = feature.style(textStyle.panelTitle)
export const note = feature.style({
  flexBasis: '100%',
  ...textStyle.smallShort,
  color: color.ink2,
})
export const actions = feature.style({
  display: 'flex',
  gap: space(8),
  marginTop: '3px',
  '@container': { [within.narrow]: { flexBasis: '100%', marginTop: 0 } },
})
feature.global(`${actions} > button`, { '@container': { [within.narrow]: { flex: 1 } } })
/** A single word is beside the name, where it does not move other content. */
export const notice = feature.style({ ...textStyle.smallShort, ...emphasis.firm })
/** A sentence takes a separate line below. */
export const refused = feature.style({ order: 1, flexBasis: '100%', marginTop: space(8) })

const PANE_HEIGHT = 'clamp(320px, 56vh, 600px)'
export const code = feature.style({
  height: PANE_HEIGHT,
  overflow: 'auto',
  padding: space(16, 20, 20),
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.edge} transparent`,
  selectors: { '&:focus-visible': { outlineOffset: '-5px', boxShadow: 'none' } },
  '@container': { [within.narrow]: { padding: space(14, 16, 16) } },
})
export const text = feature.style({
  width: 'max-content',
  minWidth: '100%',
  ...specialStyle.program,
  tabSize: 4,
})
feature.global(`${text} > code`, { font: 'inherit' })
feature.global(`${text} ::selection`, { backgroundColor: color.build, color: color.onBuild })
const kind = (name: TokenKind) => feature.style({ color: color[codeColors[name]] })
/** One class for each kind of code. */
export const kinds: Record<Exclude<TokenKind, 'plain'>, string> = {
  comment: kind('comment'),
  keyword: kind('keyword'),
  type: kind('type'),
  name: kind('name'),
  value: kind('value'),
}

export const waiting = feature.style({ display: 'grid', gap: space(12), alignContent: 'start' })
export const waitingLine = feature.style({ display: 'flex', gap: space(10), height: '14px' })
export const indented = feature.style({ paddingInlineStart: '36px' })

/** As high as the code that replaces it, and higher if its parts need it. */
export const outline = feature.style({
  minHeight: PANE_HEIGHT,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
})
export const outlineNote = feature.style({
  ...textStyle.denseShort,
  padding: space(14, 20),
  backgroundColor: color.slab2,
  '@media': onPaper,
  '@container': { [within.narrow]: { padding: space(14, 16) } },
})
export const parts = feature.style({ display: 'grid', gridAutoRows: '1fr' })
export const part = feature.style({
  display: 'grid',
  gridTemplateColumns: '340px minmax(0, 1fr)',
  borderTop: `${line.hair} solid ${color.line}`,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: '300px minmax(0, 1fr)' },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 28%' },
  },
})
export const partHead = feature.style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'baseline',
  alignContent: 'center',
  padding: space(8, 12, 8, 20),
  '@container': {
    [within.narrow]: { gridTemplateColumns: '36px minmax(0, 1fr)', paddingInlineStart: space(16) },
  },
})
export const lineNumber = feature.style({ ...specialStyle.program, color: color.ink2 })
export const partName = feature.style({ ...textFace, ...textStyle.bodyShort, ...emphasis.strong })
/** The first lines of its code, with a bar in its color for each span. */
export const lines = feature.style({
  width: '100%',
  height: '100%',
  minHeight: '60px',
  padding: space(8, 24),
  backgroundColor: color.slab2,
  '@media': onPaper,
  borderInlineStart: `6px solid ${color.slabLine}`,
  fill: 'currentColor',
  '@container': { [within.narrow]: { paddingInline: space(12), borderInlineStartWidth: '4px' } },
  selectors: {
    [`${part}:nth-child(2n) > &`]: { borderColor: color.trade },
    [`${part}:nth-child(2n + 3) > &`]: { borderColor: color.build },
  },
})
feature.global(`${lines} > path`, { opacity: 0.7 })
