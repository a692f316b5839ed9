import { heads as rowHeads } from '../../patterns/figures/headedRows.css.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { clampedTo } from '../../theme/clamped.ts'
import { color, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, leading, sizeOf, specialStyle, textFace, textStyle } from '../../theme/textStyles.ts'
import { depth, line, media, space, within } from '../../theme/tokens.ts'

export const heading = feature.style(panelHeading, { marginBottom: space(12) })

export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  gap: space(32),
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space(24) },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(20) },
  },
})
/** The side of the face that stays. */
const COMPACT_FACE_PX = 64
export const form = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(14),
  alignContent: 'start',
  '@container': { [within.narrow]: { gridArea: '2 / 1', gap: space(18) } },
})
// A field that takes the focus is not below the face that stays.
feature.narrow(`${form} :is(input, textarea)`, { scrollMarginTop: `${COMPACT_FACE_PX + 44}px` })
// The height that aligns the form with the picture and its text.
feature.global(`${form} textarea`, { '@container': { [within.fromMedium]: { minHeight: '84px' } } })
export const formActions = feature.style({ display: 'grid', gap: space(10) })

/** The picture is before the form visually, and after it in the reading and focus order. */
export const preview = feature.style({
  order: -1,
  alignSelf: 'start',
  backgroundColor: color.sheet,
  '@container': {
    // Above the compact preview, which it uncovers when it scrolls away.
    [within.narrow]: {
      gridArea: '1 / 1',
      margin: `0 -${space(16)}`,
      position: 'relative',
      zIndex: depth.raised + 1,
    },
  },
})
export const previewPicture = feature.style({ position: 'relative' })
export const exampleMark = feature.style({
  position: 'absolute',
  insetBlockStart: space(12),
  insetInlineStart: space(20),
  ...textStyle.caption,
  ...emphasis.strong,
  color: color.ink,
  '@container': { [within.belowWide]: { insetInlineStart: space(16) } },
})
export const muted = feature.style({ color: color.ink2 })
/** On narrow screens: the face, the name and the symbol stay above the form while it scrolls. */
export const compact = feature.style({
  display: 'none',
  '@container': {
    [within.narrow]: {
      '@media': {
        [media.fromTall]: {
          vars: { [ground.color]: color.sheet },
          display: 'grid',
          gridTemplateColumns: `${COMPACT_FACE_PX}px minmax(0, 1fr)`,
          gap: space(12),
          alignItems: 'center',
          gridArea: '1 / 1 / 3 / 2',
          alignSelf: 'start',
          position: 'sticky',
          top: 0,
          zIndex: depth.raised,
          margin: `0 -${space(16)}`,
          paddingInlineEnd: space(16),
          backgroundColor: color.sheet,
          borderBottom: `${line.edge} solid ${color.ink}`,
        },
      },
    },
  },
})
export const compactFace = feature.style({ display: 'grid' })
const inOneLine = { minWidth: 0, ...clampedTo(1) } as const
export const compactName = feature.style({ ...textStyle.name, ...inOneLine })
export const compactSymbol = feature.style({ ...textStyle.caption, color: color.ink2, ...inOneLine })
export const previewText = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(12),
  padding: space(12, 20),
  '@container': { [within.belowWide]: { padding: space(12, 16) } },
})
export const previewName = feature.style({
  ...specialStyle.panelFigure,
  ...sizeOf(specialStyle.dialogTitle),
  ...leading.clamped,
  ...clampedTo(2),
})
export const previewSymbol = feature.style({
  ...textStyle.smallShort,
  color: color.ink2,
  ...clampedTo(2),
})
export const previewDescription = feature.style({
  ...textStyle.small,
  flexBasis: '100%',
  // Lines as typed.
  whiteSpace: 'pre-line',
  ...clampedTo(3),
})

const listColumns = 'minmax(0, 2.4fr) .9fr .95fr .85fr .7fr 1.05fr 96px 200px'
/** On paper nothing is pressed, and there is less room. */
const onPaper = {
  print: { gridTemplateColumns: 'minmax(0, 2.4fr) .9fr .95fr .85fr .7fr 1.05fr 96px', gap: space(10) },
}
export const heads = feature.style(rowHeads, { gridTemplateColumns: listColumns, '@media': onPaper })
export const memes = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const meme = feature.style({
  borderBottom: `${line.hair} solid ${color.line}`,
  display: 'grid',
  gridTemplateColumns: listColumns,
  gap: space(18),
  alignItems: 'center',
  padding: space(14, 0),
  '@media': onPaper,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: space(14, 16) },
    [within.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space(12) },
    [within.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const who = feature.style({
  display: 'flex',
  gap: space(14),
  alignItems: 'center',
  minWidth: 0,
  '@container': {
    [within.belowWide]: { gridArea: '1 / 1 / auto / span 3' },
    [within.narrow]: { gridArea: 'auto / 1 / auto / -1' },
  },
})
export const picture = feature.style({ width: '56px', flex: 'none' })
export const name = feature.style(textStyle.name)
export const symbol = feature.style({
  ...textFace,
  ...sizeOf(textStyle.caption),
  ...emphasis.strong,
  color: color.ink2,
  marginInlineStart: space(4),
})
export const description = feature.style(textStyle.smallShort)
export const talk = feature.style({
  ...textStyle.caption,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const words = feature.style({ minWidth: 0, overflowWrap: 'anywhere' })
feature.global(`${words} > *`, clampedTo(2))
/** The facts take part in the row's grid. */
export const facts = feature.style({ display: 'contents' })
export const score = feature.style({ width: '58px', flex: 'none' })
export const actions = feature.style({
  display: 'flex',
  gap: space(10),
  justifyContent: 'flex-end',
  '@media': { print: { display: 'none' } },
  '@container': {
    [within.belowWide]: { gridArea: '1 / 4 / auto / span 3' },
    [within.narrow]: { gridArea: 'auto / 1 / auto / -1' },
  },
})
/** In the place of the buttons. */
export const draft = feature.style(actions)
feature.global(`${actions} > button`, { '@container': { [within.narrow]: { flex: 1 } } })
