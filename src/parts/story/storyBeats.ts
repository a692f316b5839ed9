// The story of the home page: a demo is tried, branded for a client, and sent (Rules, The story). Its scenes
// as data; the numbers come from the demo.
import type { DemoId } from '../../content/demos.ts'
import type { Brand } from '../../theme/brand.ts'

/** The three scenes, in order. */
export const beatKeys = ['try', 'yours', 'send'] as const
export type BeatKey = (typeof beatKeys)[number]

export interface Beat {
  /** The label of its tab, and its heading as a still picture. */
  label: string
  /** What a visitor does. */
  text: string
  /** What the picture shows. */
  caption: string
}

export const beats: Readonly<Record<BeatKey, Beat>> = {
  try: {
    label: 'Try it',
    text: 'In the staking demo, coins are locked for a reward. Type an amount, and the reward follows.',
    caption: 'A sample pool opens, someone types 2 ETH (a coin), and the estimated reward follows.',
  },
  yours: {
    label: 'Make it yours',
    text: 'Type a name and choose a color. The demo shows your brand, and your entries stay as they are.',
    caption: 'The same estimate under a client’s name and color.',
  },
  send: {
    label: 'Send it',
    text: 'Copy one link. It opens the demo exactly as you left it, on any screen.',
    caption:
      'The link reopens the demo with your name, color and amount. A ready-made message to us lists all three.',
  },
}

/** The demo of the story. */
export const storyDemo: DemoId = 'staking'

/** The client in the second and third scenes. */
export const sampleClient: Brand = { name: 'Nordwind Energie', color: '#0b7285' }
