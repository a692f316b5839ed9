// The story of the home page: one demo, tried, made a client's own, and sent (Rules, The story). What is drawn and what is
// said, as data; the numbers of the demo are its own.
import type { DemoId } from '../../content/demos.ts'
import type { Brand } from '../../theme/brand.ts'

/** The three beats, in the order in which they are told. */
export const beatKeys = ['try', 'yours', 'send'] as const
export type BeatKey = (typeof beatKeys)[number]

export interface Beat {
  /** The name of its tab, and its heading as a still. */
  label: string
  /** What a visitor does. */
  text: string
  /** What the picture shows. */
  caption: string
}

export const beats: Readonly<Record<BeatKey, Beat>> = {
  try: {
    label: 'Try it',
    text: 'Open a pool and type an amount. The estimate follows every key.',
    caption: 'The Ether Core pool is open and 2 ETH are typed in. The estimate is already there.',
  },
  yours: {
    label: 'Make it yours',
    text: 'Type a name and pick a color. The demo keeps what you did and wears your brand.',
    caption: 'The same 2 ETH, in a client’s name and color.',
  },
  send: {
    label: 'Send it',
    text: 'Copy one link. It opens the demo exactly as you left it, on any screen.',
    caption: 'The link carries the name, the color and the 2 ETH. The inquiry says what was typed.',
  },
}

/** The demo that the story is told with. */
export const storyDemo: DemoId = 'staking'

/** The client of the second and the third beat. */
export const sampleClient: Brand = { name: 'Nordwind Energie', color: '#0b7285' }
