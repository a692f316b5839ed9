// Five sample meme tokens (Rules, Meme launcher), with remarks.
import type { FamilyName } from '../../theme/tokens.ts'

/** A meme token; every record is fixed sample data. */
export interface MemeToken {
  /** Seeds its picture. */
  id: string
  name: string
  symbol: string
  description: string
  /** In US dollars. */
  price: number
  /** In US dollars. */
  marketCap: number
  holders: number
  likes: number
  comments: number
  /** Change of the price in 24 hours, in percent. */
  trend: number
  /** The families of its picture; the id is the seed. */
  image: { families: readonly FamilyName[] }
  /** 0 to 100, a fixed sample value. */
  aiScore: number
}

export const sampleMemes: readonly MemeToken[] = [
  {
    id: 'paper-crane',
    name: 'Paper Crane',
    symbol: 'CRANE',
    description: 'A bird that folds itself.',
    price: 0.00482,
    marketCap: 4_820_000,
    holders: 12_840,
    likes: 8410,
    comments: 1204,
    trend: 18.42,
    image: { families: ['launch', 'trade'] },
    aiScore: 91,
  },
  {
    id: 'left-sock',
    name: 'Left Sock',
    symbol: 'SOCK',
    description: 'The one that stayed.',
    price: 0.0000274,
    marketCap: 2_740_000,
    holders: 9675,
    likes: 6105,
    comments: 1530,
    trend: 7.36,
    image: { families: ['build', 'launch'] },
    aiScore: 84,
  },
  {
    id: 'office-fern',
    name: 'Office Fern',
    symbol: 'FERN',
    description: 'It has sat through every meeting.',
    price: 0.00156,
    marketCap: 1_560_000,
    holders: 4402,
    likes: 2870,
    comments: 415,
    trend: 2.05,
    image: { families: ['secure', 'launch'] },
    aiScore: 82,
  },
  {
    id: 'burnt-toast',
    name: 'Burnt Toast',
    symbol: 'TOAST',
    description: 'Breakfast, one minute late.',
    price: 0.000913,
    marketCap: 913_000,
    holders: 5310,
    likes: 3920,
    comments: 640,
    trend: -4.1,
    image: { families: ['launch', 'build', 'trade'] },
    aiScore: 78,
  },
  {
    id: 'slow-snail',
    name: 'Slow Snail',
    symbol: 'SNAIL',
    description: 'It is on its way.',
    price: 0.000348,
    marketCap: 348_000,
    holders: 2118,
    likes: 1640,
    comments: 233,
    trend: -1.27,
    image: { families: ['trade', 'secure'] },
    aiScore: 73,
  },
]

/** As the label of the launch names it (Rules, Meme launcher). */
export const LAUNCH_FEE_ETH = 0.1

/** Fixed texts about the list; a test checks that they are true. */
export const sampleInsights = [
  { title: 'Short symbols', text: 'Every symbol in this list has four or five letters.' },
  {
    title: 'Comments and holders',
    text: 'Left Sock has the most comments, Paper Crane the most holders.',
  },
  {
    title: 'AI scores',
    text: 'Fixed sample values from 0 to 100, made up for this demo.',
  },
] as const
