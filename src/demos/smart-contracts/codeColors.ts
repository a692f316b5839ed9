// Which of the theme's colors each kind of code has. The pane is dark in both themes and takes the colors of Ink.
import type { ink } from '../../theme/palettes.ts'
import type { TokenKind } from './sampleContract.ts'

/** A color of the contract for each kind; a test holds their contrast on the slab. */
export const codeColors = {
  comment: 'ink2',
  keyword: 'tradeInk',
  type: 'buildInk',
  name: 'warn',
  value: 'secureInk',
  plain: 'ink',
} as const satisfies Record<TokenKind, keyof typeof ink>
