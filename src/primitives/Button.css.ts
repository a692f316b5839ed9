import { createVar } from '@vanilla-extract/css'
import { accent, color, duration, family, ground } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { emphasis, leading, sizeOf, textStyle } from '../theme/textStyles.ts'
import { control, ease, line, media, shade, space } from '../theme/tokens.ts'

const background = createVar()
const flap = createVar()

/** A folded corner, top right: a sign that the control acts. The cut shows the background of the control. */
const flapImage = `linear-gradient(to bottom left, ${ground.color} 49.5%, ${accent.flap} 50.5%)`

/** Paper has no dark faces. */
export const inkOnPaper = { color: color.ink, background: 'none', borderColor: color.ink } as const

export const button = primitive.style({
  vars: { [background]: 'transparent', [flap]: '0px' },
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(10),
  minHeight: control.normal,
  padding: space(0, 20),
  whiteSpace: 'nowrap',
  ...sizeOf(textStyle.body),
  ...leading.tight,
  ...emphasis.strong,
  textAlign: 'center',
  textDecoration: 'none',
  color: color.ink,
  border: `${line.edge} solid ${color.ink}`,
  background: background,
  transition: `background-size ${duration.fold} ${ease.fold}, background-color ${duration.press}, color ${duration.press}`,
  selectors: { '&:hover': { vars: { [background]: color.well } } },
})
export const primary = primitive.style({
  vars: { [background]: accent.face, [flap]: '12px' },
  color: accent.on,
  // The edge is drawn under the flap: a border would frame its cut.
  borderColor: 'transparent',
  paddingInlineEnd: '26px',
  background: `${flapImage} right top / ${flap} ${flap} no-repeat border-box, linear-gradient(${background}, ${background}) padding-box, ${accent.edge}`,
  selectors: {
    '&:hover': { vars: { [background]: accent.face, [flap]: '20px' } },
    '&:active': { vars: { [flap]: '0px' } },
  },
  '@media': { print: inkOnPaper, [media.forcedColors]: { backgroundImage: 'none' } },
})
export const stop = primitive.style({ color: color.loss, borderColor: color.loss })
/** On a family's face: takes the color of the text there. */
export const onFace = primitive.style({
  color: family.on,
  borderColor: family.on,
  selectors: { '&:hover': { vars: { [background]: shade } } },
})
export const small = primitive.style({
  minHeight: control.small,
  padding: space(0, 14),
  ...sizeOf(textStyle.small),
  gap: space(8),
  '@media': {
    [media.narrow]: { minHeight: control.touch },
    [media.coarsePointer]: { minHeight: control.touch },
  },
})
export const smallPrimary = primitive.style({ paddingInlineEnd: space(20) })
export const disabled = primitive.style({
  selectors: {
    '&:disabled': {
      vars: { [background]: color.well, [flap]: '0px' },
      color: color.ink2,
      borderColor: color.edge,
      cursor: 'not-allowed',
    },
  },
})
export const row = primitive.style({ display: 'flex', flexWrap: 'wrap', gap: space(12) })

export const textLink = primitive.style({
  ...emphasis.strong,
  textDecoration: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  minHeight: '32px',
  color: accent.link,
  borderBottom: `${line.edge} solid currentColor`,
  flex: 'none',
  maxWidth: '100%',
  // Where the arrow moves to.
  paddingInlineEnd: space(4),
  '@media': { [media.coarsePointer]: { minHeight: control.touch } },
})
primitive.global(`${textLink} svg`, { transition: `transform ${duration.fold} ${ease.out}` })
primitive.global(`${textLink}:hover svg`, { transform: 'translateX(4px)' })

export const iconButton = primitive.style({
  width: '48px',
  height: control.normal,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  color: 'inherit',
  selectors: { '&:hover': { backgroundColor: color.well } },
})

export const liveDemo = primitive.style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: control.mini,
  // The flap is at the right in every direction of writing, and grows to 14 px beside the text.
  padding: space(0, 18, 0, 10),
  ...textStyle.caption,
  ...leading.solid,
  ...emphasis.strong,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  border: `${line.hair} solid ${color.edge}`,
  color: color.ink,
  backgroundColor: color.sheet,
  position: 'relative',
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&::after': {
      content: '',
      position: 'absolute',
      top: '-1px',
      right: '-1px',
      width: '9px',
      height: '9px',
      background: flapImage,
      transition: `width ${duration.fold} ${ease.fold}, height ${duration.fold} ${ease.fold}`,
    },
    '&:hover::after': { width: '14px', height: '14px' },
  },
  '@media': {
    [media.coarsePointer]: {
      selectors: { '&::before': { content: '', position: 'absolute', inset: '-9px 0' } },
    },
    [media.narrow]: { minHeight: '36px' },
    // Nothing can be pressed on paper.
    print: { display: 'none' },
  },
})
