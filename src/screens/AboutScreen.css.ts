import { panel } from '../parts/sections/CallToAction.css.ts'
import { color, family } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { atMost, besley, sizeOf, specialStyle, textStyle } from '../theme/textStyles.ts'
import { grid, gutter, line, media, space } from '../theme/tokens.ts'

/** Sections of one rank: their headings have one size. */
export const page = feature.style({})
feature.global(`${page} h2`, { ...atMost(textStyle.heading, '17cqi'), ...besley.display })
feature.global(`${page} ${panel}`, {
  '@media': { [media.fromMedium]: { minHeight: `calc(2 * ${grid.unit})` } },
})

export const statementBreak = feature.style({ '@media': { [media.narrow]: { display: 'none' } } })
export const lead = feature.style({
  display: 'grid',
  gridTemplateColumns: '5fr 3fr',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(20) } },
})
export const statement = feature.style({
  ...specialStyle.statement,
  paddingInlineEnd: space(48),
  '@media': { [media.narrow]: { paddingInlineEnd: 0 } },
})
export const note = feature.style({
  borderInlineStart: `${line.hair} solid ${color.line}`,
  paddingInlineStart: space(24),
  color: color.ink2,
  '@media': { [media.narrow]: { borderInlineStart: 0, paddingInlineStart: 0 } },
})

/** The whole sheet, folded four ways: each part says its kind of work beside its fold. */
export const kinds = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', marginInline: `calc(-1 * ${gutter})` },
  },
})
/** Two tiles of the sheet for the fold, two for the words. */
export const kind = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  backgroundColor: family.face,
  color: family.on,
  breakInside: 'avoid',
  '@media': {
    [media.narrow]: { gridTemplateColumns: '112px minmax(0, 1fr)' },
    [media.forcedColors]: { border: `${line.edge} solid` },
    print: { display: 'block', backgroundColor: 'transparent', color: color.ink },
  },
})
export const fold = feature.style({
  aspectRatio: '1',
  '@media': { [media.narrow]: { width: '112px' }, print: { display: 'none' } },
})
export const kindTexts = feature.style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  minWidth: 0,
  padding: space(20, 24, 24),
  '@media': {
    [media.belowWide]: { padding: space(14, 16, 16) },
    [media.narrow]: { justifyContent: 'center', padding: `${space(12)} ${gutter}` },
    print: { padding: space(4, 0) },
  },
})
export const kindName = feature.style({
  ...atMost(textStyle.title, '3.6cqi'),
  '@media': { [media.narrow]: textStyle.heading, print: sizeOf(textStyle.subheading) },
})
/** Beside the figures it concerns. */
export const sample = feature.style({ paddingTop: space(12), ...textStyle.small, color: color.ink2 })
export const kindText = feature.style({ marginTop: space(8), textWrap: 'balance' })

/** Two products a row. */
export const uses = feature.style({})
feature.global(`${uses} > dl`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space(40),
  '@media': { [media.belowWide]: { display: 'block' } },
})
feature.global(`${uses} > dl > :nth-child(2)`, { '@media': { [media.wide]: { paddingTop: space(2) } } })
