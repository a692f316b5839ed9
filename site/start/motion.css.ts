import { keyframes } from '@vanilla-extract/css'
import { duration } from '#src/theme/contract.css.ts'
import { pattern } from '#src/theme/layered.ts'
import { ease } from '#src/theme/tokens.ts'
import { attrSelector, pageSelector } from '#src/wires/wires.ts'

const TILE = 'demo-tile'
const during = (motion: 'page' | 'demo', part: string) =>
  `${pageSelector('motion', motion)}::view-transition-${part}`

// A press during the transition goes to the page below it: only outgoing and moving parts are pictures.
pattern.global('::view-transition', { pointerEvents: 'none' })
pattern.global(pageSelector('motion'), { viewTransitionName: 'none' })
// During the animation, Chrome offsets a panel over a scroll-locked page by the scroll position.
pattern.global(`${pageSelector('motion')} > body`, { overflow: 'visible' })

// Pages: the old one folds away over the new one. They never overlap visibly, because two headlines that fade
// over each other cannot be read.
const away = keyframes({
  from: { clipPath: 'polygon(0 0, 200% 0, 0 200%)' },
  to: { clipPath: 'polygon(0 0, 0 0, 0 0)' },
})
pattern.global(during('page', 'old(root)'), {
  animationName: away,
  animationDuration: duration.fold,
  animationTimingFunction: ease.fold,
  mixBlendMode: 'normal',
})
pattern.global(during('page', 'new(root)'), { animation: 'none' })

// Demos: the pressed tile becomes the square at the panel's head, while the panel unfolds from there.
pattern.global(
  `${attrSelector('tile', 'pressed')}, ${pageSelector('motion', 'demo')} ${attrSelector('tile', 'head')}`,
  {
    viewTransitionName: TILE,
  },
)
pattern.global(during('demo', `group(${TILE})`), {
  animationDuration: duration.unfold,
  animationTimingFunction: ease.fold,
  overflow: 'clip',
})
pattern.global(`${during('demo', `old(${TILE})`)}, ${during('demo', `new(${TILE})`)}`, {
  animationDuration: duration.unfold,
  animationTimingFunction: ease.fold,
  // Both keep their picture at the top, as in a tile.
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
})
