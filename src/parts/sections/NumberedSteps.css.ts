import { color, family } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { atMost, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { line, media, space } from '../../theme/tokens.ts'

/** Side of a diagram on a phone. */
const SMALL = '52px'
const steps = pattern.style({
  display: 'grid',
  breakInside: 'avoid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderTop: `${line.edge} solid ${color.ink}`,
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
const step = pattern.style({
  padding: space(28, 24, 8, 20),
  display: 'flex',
  flexDirection: 'column',
  breakInside: 'avoid',
  selectors: {
    '& + &': { borderInlineStart: `${line.hair} solid ${color.line}` },
    '&:first-child': { paddingInlineStart: 0 },
  },
  '@media': {
    print: { paddingBlock: space(12, 4) },
    [media.belowWide]: { selectors: { '&:nth-child(odd)': { borderInlineStart: 0, paddingInlineStart: 0 } } },
    // The diagram beside the name, which runs into its sentence.
    [media.narrow]: {
      display: 'block',
      position: 'relative',
      minHeight: `calc(${SMALL} + ${space(20)})`,
      paddingBlock: space(10),
      paddingInline: `calc(${SMALL} + ${space(16)}) 0`,
      borderBottom: `${line.hair} solid ${color.line}`,
      selectors: {
        '& + &': { borderInlineStart: 0 },
        '&:is(:first-child, :nth-child(odd))': { paddingInlineStart: `calc(${SMALL} + ${space(16)})` },
      },
    },
  },
})
const diagram = pattern.style({
  width: '15cqi',
  height: '15cqi',
  overflow: 'visible',
  marginBottom: '26px',
  '@media': {
    [media.belowWide]: { width: '22cqi', height: '22cqi' },
    [media.narrow]: {
      position: 'absolute',
      top: space(10),
      insetInlineStart: 0,
      width: SMALL,
      height: SMALL,
      margin: 0,
    },
    print: { width: '40px', height: '40px', marginBottom: space(8) },
  },
})
export const sheet = pattern.style({ fill: color.sheet, stroke: color.ink, strokeWidth: 1.25 })
export const crease = pattern.style({
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 1.25,
  strokeDasharray: '5 4',
})
export const fold = pattern.style({ fill: family.face, stroke: family.face, strokeWidth: 0.5 })
/** The longest of the names fits its column, in large letters as well. */
const within = (share: string) => atMost(textStyle.subheading, share)
const name = pattern.style({
  ...within('2.7cqi'),
  marginBottom: space(8),
  '@media': {
    [media.belowWide]: sizeOf(within('5.4cqi')),
    [media.narrow]: { ...sizeOf(textStyle.dense), display: 'inline' },
    print: { ...sizeOf(textStyle.subheading), marginBottom: space(4) },
  },
})
const sentence = pattern.style({
  ...textStyle.body,
  textWrap: 'balance',
  '@media': { [media.narrow]: { ...textStyle.dense, display: 'inline', textWrap: 'pretty' } },
})

pattern.global(`${name}::after`, { '@media': { [media.narrow]: { content: '". "' } } })

/** Rows: a small diagram at the left. The rows share the height. */
const DIAGRAM = '76px'
const rows = {
  list: pattern.style({
    flex: 1,
    display: 'grid',
    gridAutoRows: '1fr',
    borderTop: `${line.edge} solid ${color.ink}`,
  }),
  step: pattern.style({
    display: 'grid',
    gridTemplateColumns: `${DIAGRAM} minmax(0, 1fr)`,
    alignContent: 'center',
    columnGap: space(24),
    padding: space(14, 0),
    borderBottom: `${line.hair} solid ${color.line}`,
    breakInside: 'avoid',
    selectors: { '&:last-child': { borderBottomColor: color.ink } },
    '@media': {
      [media.narrow]: { gridTemplateColumns: '64px minmax(0, 1fr)', columnGap: space(16) },
    },
  }),
  diagram: pattern.style({
    gridRow: '1 / 3',
    alignSelf: 'center',
    width: '100%',
    aspectRatio: '1',
    overflow: 'visible',
  }),
  name: pattern.style({ ...textStyle.subheading, alignSelf: 'end', marginBottom: space(2) }),
  sentence: pattern.style({ ...textStyle.bodyShort, textWrap: 'pretty' }),
}

/** The styles of each look. */
export const looks = { columns: { list: steps, step, diagram, name, sentence }, rows }
