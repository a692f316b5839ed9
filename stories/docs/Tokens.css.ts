import { color, duration, family } from '#src/theme/contract.css.ts'
import { feature } from '#src/theme/layered.ts'
import { emphasis, textStyle } from '#src/theme/textStyles.ts'
import { control, depth, ease, line, media, space, spaces } from '#src/theme/tokens.ts'
import { productPage } from './productPage.css.ts'

/** A page of the product inside a page of docs: it says everything that the site's page would. */
export const sheet = feature.style(productPage, {
  padding: space(24),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(24),
  border: `${line.hair} solid ${color.line}`,
  '@media': { [media.narrow]: { padding: space(16) } },
})
export const title = feature.style({ ...textStyle.lead, ...emphasis.strong })
export const pairs = feature.style({ display: 'inline-flex', flexWrap: 'wrap', gap: space(4) })
export const pair = feature.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  padding: space(4, 8),
  border: `${line.hair} solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
})
export const mark = feature.style({
  width: '14px',
  height: '14px',
  backgroundColor: 'currentColor',
  flex: 'none',
})

const columns = (least: string) =>
  feature.style({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
    gap: space(16),
  })
export const wide = columns('260px')
export const four = columns('200px')
export const small = columns('120px')
export const rows = feature.style({ display: 'grid', gap: space(8) })
export const row = feature.style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(12),
})
const bar = { height: '16px', backgroundColor: family.mark } as const
/** A bar as wide as each step of space. */
export const spaceBar = Object.fromEntries(
  spaces.map((step) => [step, feature.style({ ...bar, width: space(step) })]),
) as Record<(typeof spaces)[number], string>
/** A line of each width. */
export const lineBar = Object.fromEntries(
  Object.entries(line).map(([name, width]) => [
    name,
    feature.style({ borderTop: `${width} solid ${color.ink}` }),
  ]),
) as Record<keyof typeof line, string>
/** A box of each height of a control. */
export const controlBox = Object.fromEntries(
  Object.entries(control).map(([name, height]) => [
    name,
    feature.style({
      height,
      minWidth: height,
      display: 'grid',
      alignContent: 'center',
      paddingInline: space(12),
      border: `${line.edge} solid ${color.edge}`,
      ...textStyle.caption,
    }),
  ]),
) as Record<keyof typeof control, string>
export const boxes = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space(16),
})
/** Sheets one over the other, as they are stacked on a page. */
export const layers = feature.style({ display: 'grid' })
export const layer = Object.fromEntries(
  Object.keys(depth).map((name, at) => [
    name,
    feature.style({
      marginInlineStart: `${at * 4}%`,
      padding: space(8, 12),
      backgroundColor: color.sheet,
      border: `${line.hair} solid ${color.edge}`,
      ...textStyle.small,
    }),
  ]),
) as Record<keyof typeof depth, string>

export const curve = feature.style({
  width: '100%',
  maxWidth: '160px',
  aspectRatio: '1',
  overflow: 'visible',
})
export const curveFrame = feature.style({ fill: 'none', stroke: color.line })
export const curveLine = feature.style({ fill: 'none', stroke: family.mark, strokeWidth: 3 })
export const track = feature.style({
  height: '24px',
  backgroundColor: color.well,
  containerType: 'inline-size',
})
const runner = { width: '24px', height: '24px', backgroundColor: family.face } as const
/** Runs along its track in each duration. */
export const moving = Object.fromEntries(
  Object.entries(duration).map(([name, time]) => [
    name,
    feature.style({ ...runner, transition: `transform ${time} ${ease.fold}` }),
  ]),
) as Record<keyof typeof duration, string>
export const moved = feature.style({ transform: 'translateX(calc(100cqi - 24px))' })

export const familyCard = feature.style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  border: `${line.hair} solid ${color.line}`,
})
export const familyFace = feature.style({
  display: 'grid',
  placeItems: 'center',
  padding: space(20),
  color: family.on,
  backgroundColor: family.face,
})
export const familyFold = feature.style({ width: '96px' })
export const familyTexts = feature.style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space(10),
  padding: space(16),
  backgroundColor: color.sheet,
})
export const tones = feature.style({ display: 'flex', gap: space(4) })
const tone = (value: string) =>
  feature.style({
    width: '32px',
    height: '24px',
    backgroundColor: value,
    border: `${line.hair} solid ${color.line}`,
  })
export const toneOf = {
  face: tone(family.face),
  reverse: tone(family.reverse),
  tint: tone(family.tint),
  mark: tone(family.mark),
  ink: tone(family.ink),
} as const

export const maker = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space(24),
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const controls = feature.style({ display: 'grid', gap: space(16) })
export const choices = feature.style({ display: 'flex', flexWrap: 'wrap', gap: space(8, 20), border: 0 })
export const choice = feature.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  minHeight: control.touch,
})
export const art = feature.style({ maxWidth: '360px' })
export const miniature = feature.style({ display: 'grid', alignContent: 'start', gap: space(6) })
export const tile = feature.style({ aspectRatio: '1', backgroundColor: family.face })
export const link = feature.style(textStyle.smallShort)
