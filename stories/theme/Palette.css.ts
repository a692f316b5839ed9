// Swatches and specimens for the theme's own stories, generated from the tokens.
import { color, ground } from '#src/theme/contract.css.ts'
import { feature } from '#src/theme/layered.ts'
import { paper } from '#src/theme/palettes.ts'
import { emphasis, specialStyle, textStyle } from '#src/theme/textStyles.ts'
import { gutter, line, media, print, space } from '#src/theme/tokens.ts'

export type Token = keyof typeof paper

const byToken = (rule: (value: string) => Parameters<typeof feature.style>[0]) =>
  Object.fromEntries(
    (Object.keys(paper) as Token[]).map((token) => [token, feature.style(rule(color[token]))]),
  ) as Record<Token, string>

/** A class per token, for each use of a color. */
export const face = byToken((value) => ({ backgroundColor: value }))
export const text = byToken((value) => ({ color: value }))
export const frame = byToken((value) => ({ boxShadow: `inset 0 0 0 10px ${value}` }))
export const printText = {
  light: feature.style({ color: print.light }),
  ink: feature.style({ color: print.ink }),
}

/** A page with a fixed theme. */
export const page = feature.style({
  vars: { [ground.color]: color.paper },
  backgroundColor: color.paper,
  color: color.ink,
  padding: gutter,
  display: 'grid',
  gap: space(28),
})
export const head = feature.style({ borderTop: `${line.rule} solid ${color.ink}`, paddingTop: space(20) })
const columns = (count: number) =>
  feature.style({
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, 1fr)`,
    '@media': { [media.narrow]: { gridTemplateColumns: '1fr 1fr' } },
  })
export const four = columns(4)
export const five = columns(5)
export const two = feature.style({ display: 'grid', gridTemplateColumns: '1fr 1fr' })
export const framed = feature.style({ border: `${line.hair} solid ${color.line}` })
export const swatch = feature.style({
  minHeight: '97px',
  padding: space(16),
  '@media': { [media.narrow]: { padding: space(16, 10) } },
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  ...textStyle.label,
  minWidth: 0,
})
export const tall = feature.style({
  minHeight: '210px',
  '@media': { [media.narrow]: { minHeight: '120px' } },
})
export const valueOf = feature.style({ display: 'inline-flex', alignItems: 'center', gap: space(10) })
export const chip = feature.style({
  display: 'inline-block',
  width: '20px',
  height: '20px',
  border: `${line.hair} solid ${color.edge}`,
})
export const caption = feature.style({ padding: space(14, 16, 0), ...emphasis.strong })

const classes = <Styles extends Record<string, object>>(styles: Styles) =>
  Object.fromEntries(Object.entries(styles).map(([name, rule]) => [name, feature.style(rule)])) as Record<
    keyof Styles,
    string
  >
/** A class per text style. */
export const set = classes(textStyle)
/** The same for the text styles of one place. */
export const special = classes(specialStyle)
/** The same for each weight of Instrument Sans. */
export const emphasized = classes(emphasis)
export const balanced = feature.style({ textWrap: 'balance' })
export const specimens = feature.style({ display: 'grid', gap: space(24) })
export const specimen = feature.style({ display: 'grid', gap: space(4) })
export const columnsOfFigures = feature.style({
  display: 'grid',
  gridTemplateColumns: 'max-content max-content',
  gap: space(8, 40),
  textAlign: 'end',
})
