// A bar that stays at the top while what is below it scrolls.
import { ground } from './contract.css.ts'
import { depth, media, space, within } from './tokens.ts'

/** In a wide place, where the window has room for it. The margins keep its place as it is without the padding, in px. */
export const staysAtTop = (above: 8 | 12, below: 12) => ({
  [media.fromTallest]: {
    '@container': {
      [within.wide]: {
        position: 'sticky' as const,
        top: 0,
        zIndex: depth.raised,
        paddingBlock: space(above, below),
        marginBlock: `-${space(above)} -${space(below)}`,
        backgroundColor: ground.color,
      },
    },
  },
})
