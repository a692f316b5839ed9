// Five sample meme tokens (Rules, Meme launcher), with remarks.
import { beforeChange } from '../../format/percent.ts'
import { hashText, randomStream } from '../../simulation/random.ts'

/** A meme token; every record is fixed sample data. */
export interface MemeToken {
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
  /** The name whose letters draw its face. */
  image: { face: string }
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
    image: { face: 'Paper Crane' },
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
    image: { face: 'Left Sock' },
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
    image: { face: 'Office Fern' },
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
    image: { face: 'Burnt Toast' },
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
    image: { face: 'Slow Snail' },
    aiScore: 73,
  },
]

/** The prices of a week, one for each day, oldest first, in US dollars; sample values that fit price and trend. */
export function weekOf({ id, price, trend }: Pick<MemeToken, 'id' | 'price' | 'trend'>): readonly number[] {
  const random = randomStream(hashText(id))
  const yesterday = beforeChange(price, trend)
  const before = [yesterday]
  while (before.length < 6) before.unshift(before[0]! * (0.88 + random() * 0.2))
  return [...before, price]
}

/** The example of the form's fields, whose face shows until a letter is typed. */
export const sampleDraft = {
  name: 'Paper Moth',
  symbol: 'MOTH',
  description: 'It likes the lamp more than the moon.',
} as const

/** In US dollars, a sample: where a token starts. */
export const FIRST_PRICE = 0.000005
/** The tokens of every launch. */
export const SUPPLY = 1e9

/** As the label of the launch names it (Rules, Meme launcher). */
export const LAUNCH_FEE_ETH = 0.1

/** Remarks about the list; a test checks that they are true. */
export const sampleInsights = [
  {
    title: 'Talk and holders',
    text: 'Left Sock gets 16 comments for every 100 holders, more than any other: people talk before they buy.',
  },
  { title: 'Score and price', text: 'The two tokens with a score below 80 are the two that fell.' },
  { title: 'The leader', text: 'Paper Crane has 46% of the market cap of all five.' },
] as const
