import { color, duration } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { pageSelector } from '../wires/wires.ts'
import { CORNER, depth, ease, gutter, line, media, print, space } from '../theme/tokens.ts'

/** The folded corner of the button, bottom right. */
const FOLD = '20px'
const face = `linear-gradient(${color.build}, ${color.build})`

/** A rim of paper, so that it stands out from what it lies on. */
const RIM = '2px'

/** The least width of a target (WCAG 2.5.8). */
const LEAST = '24px'

/** A control of the page lies where the button would (site/start/corner.ts). Focused or hovered, the button is whole. */
const COVERED = pageSelector('corner', 'covered')
const AT_REST = '&:not(:hover, :focus-visible)'
const beside = { transform: `translateX(calc(100% + ${RIM}))` }
/** A phone upright: on its side, the button is at the page's end. */
const ON_A_PHONE = `${media.narrow} and (min-height: 480px)`
/** The header's menu is open: its links reach to the edge. */
const IN_MENU = ':has(header [aria-expanded="true"])'

/** Something is typed on the page: the corner is the page's then. */
const TYPING = ':has(:is(textarea, select, input:not([type="radio"], [type="checkbox"])):focus)'

export const button = feature.style({
  position: 'fixed',
  right: 0,
  bottom: 0,
  zIndex: depth.chat,
  width: `${CORNER}px`,
  height: `${CORNER}px`,
  display: 'grid',
  placeItems: 'center',
  color: print.light,
  background: [
    `linear-gradient(to top left, ${color.paper} 49.5%, ${color.buildR} 50.5%) 100% 100% / ${FOLD} ${FOLD} no-repeat`,
    `${face} 0 0 / 100% calc(100% - ${FOLD}) no-repeat`,
    `${face} 0 100% / calc(100% - ${FOLD}) ${FOLD} no-repeat`,
  ].join(', '),
  boxShadow: `0 0 0 ${RIM} ${color.paper}`,
  transition: `transform ${duration.fold} ${ease.fold}`,
  '@media': {
    [media.fromTall]: {
      selectors: {
        [`body${TYPING} &:not(:focus-visible)`]: beside,
      },
    },
    // Within the page's edge, where nothing lies. A phone has no such edge.
    [`${media.fromMedium} and (min-height: 480px)`]: {
      selectors: { [`${COVERED} ${AT_REST}`]: { width: `max(${LEAST}, calc(${gutter} - 2 * ${RIM}))` } },
    },
    [ON_A_PHONE]: {
      selectors: {
        [`body${IN_MENU} &:not(:focus-visible)`]: beside,
      },
    },
    // At the page's end, where nothing is under it.
    [media.low]: { position: 'relative', marginInlineStart: 'auto' },
    [media.forcedColors]: { background: 'ButtonFace', border: `${line.rule} solid ButtonText` },
    print: { display: 'none' },
  },
})
/** Out of the way while the visitor reads on. */
export const away = feature.style({
  '@media': { [ON_A_PHONE]: { selectors: { '&:not(:focus-visible)': beside } } },
})
feature.global(`${button} > svg`, { margin: `-${space(4)} 0 0 -${space(4)}` })
feature.global(`${COVERED} ${button}:not(:hover, :focus-visible) > svg`, {
  '@media': { [`${media.fromMedium} and (min-height: 480px)`]: { width: '60%', margin: 0 } },
})
feature.global(`${button}:hover > svg`, { strokeWidth: 2.25 })
feature.global(`${button}[aria-busy="true"] > svg`, {
  opacity: 0.5,
  '@media': { [media.motionAllowed]: { animation: 'pulse .9s steps(4, jump-none) infinite alternate' } },
})
