import { color, duration } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { pageSelector } from '../wires/wires.ts'
import { CORNER, depth, ease, gutter, line, media, print, space } from '../theme/tokens.ts'

/** The folded corner of the button, bottom right. */
const FOLD = '20px'
const face = `linear-gradient(${color.build}, ${color.build})`

/** A control of the page lies where the button would (site/start/corner.ts). Focused or hovered, the button is whole. */
const COVERED = pageSelector('corner', 'covered')
const AT_REST = '&:not(:hover, :focus-visible)'

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
  boxShadow: `0 0 0 2px ${color.paper}`,
  transition: `transform ${duration.fold} ${ease.fold}`,
  '@media': {
    [media.fromTall]: {
      selectors: {
        [`body${TYPING} &:not(:focus-visible)`]: { transform: 'translateX(100%)' },
        // As wide as the page's edge, where nothing lies.
        [`${COVERED} ${AT_REST}`]: { width: gutter },
      },
    },
    [media.narrow]: {
      selectors: {
        // For a mouse, it reaches out from under the window's scroll bar.
        [`${COVERED} ${AT_REST}`]: { width: '40px' },
      },
    },
    [`${media.narrow} and ${media.coarsePointer}`]: {
      selectors: {
        // A finger needs 24 px, and a phone's page has an edge of 16.
        [`${COVERED} ${AT_REST}`]: {
          width: '24px',
          // The button is at the right in both directions.
          // oxlint-disable-next-line house/tokens
          borderLeft: '8px solid transparent',
          backgroundClip: 'padding-box',
          boxShadow: 'none',
        },
      },
    },
    // At the page's end, where nothing is under it.
    [media.low]: { position: 'relative', marginInlineStart: 'auto' },
    [media.forcedColors]: { background: 'ButtonFace', border: `${line.rule} solid ButtonText` },
    print: { display: 'none' },
  },
})
feature.global(`${button} > svg`, { margin: `-${space(4)} 0 0 -${space(4)}` })
feature.global(`${COVERED} ${button}:not(:hover, :focus-visible) > svg`, {
  '@media': { [media.fromTall]: { width: '60%', margin: 0 } },
})
feature.global(`${button}:hover > svg`, { strokeWidth: 2.25 })
feature.global(`${button}[aria-busy="true"] > svg`, {
  opacity: 0.5,
  '@media': { [media.motionAllowed]: { animation: 'pulse .9s steps(4, jump-none) infinite alternate' } },
})
