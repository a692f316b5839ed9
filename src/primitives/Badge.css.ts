import { color } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { emphasis, leading, textStyle } from '../theme/textStyles.ts'
import { space } from '../theme/tokens.ts'

export const badge = primitive.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(6),
  minHeight: '26px',
  padding: '0 9px',
  ...textStyle.caption,
  ...leading.tight,
  ...emphasis.strong,
  whiteSpace: 'nowrap',
})
export const tone = {
  good: primitive.style({ backgroundColor: color.gainT, color: color.gain }),
  caution: primitive.style({ backgroundColor: color.warnT, color: color.warn }),
  bad: primitive.style({ backgroundColor: color.lossT, color: color.loss }),
  neutral: primitive.style({ backgroundColor: color.well, color: color.ink }),
  outline: primitive.style({ boxShadow: `inset 0 0 0 1px ${color.edge}`, color: color.ink }),
}
const square = primitive.style({ width: '8px', height: '8px', flex: 'none' })
export const mark = {
  full: primitive.style(square, { backgroundColor: 'currentColor' }),
  half: primitive.style(square, {
    background: 'linear-gradient(135deg, currentColor 50%, transparent 50%)',
    boxShadow: 'inset 0 0 0 1px currentColor',
  }),
  hollow: primitive.style(square, { boxShadow: 'inset 0 0 0 1.5px currentColor' }),
}

export const delta = primitive.style({
  ...emphasis.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  display: 'inline-flex',
  // The mark is on the baseline of the figures, so that the badge is too.
  alignItems: 'baseline',
  gap: '5px',
  selectors: {
    '&::before': {
      content: '',
      width: '8px',
      height: '8px',
      flex: 'none',
      backgroundColor: 'currentColor',
      transform: 'translateY(-1px)',
    },
  },
})
export const direction = {
  up: primitive.style({
    color: color.gain,
    selectors: { '&::before': { clipPath: 'polygon(50% 8%, 100% 100%, 0 100%)' } },
  }),
  down: primitive.style({
    color: color.loss,
    selectors: { '&::before': { clipPath: 'polygon(0 0, 100% 0, 50% 92%)' } },
  }),
  /** Not known: the dash in its text is mark enough. */
  missing: primitive.style({ color: color.ink2, selectors: { '&::before': { display: 'none' } } }),
  flat: primitive.style({
    color: color.ink2,
    selectors: { '&::before': { clipPath: 'polygon(0 38%, 100% 38%, 100% 62%, 0 62%)' } },
  }),
}
