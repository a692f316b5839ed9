// The categories and twelve sample works (Rules, NFT marketplace).
import { hashText, randomStream } from '../../simulation/random.ts'
import type { FamilyName } from '../../theme/tokens.ts'

/** NFT categories (Rules, NFT marketplace), in the order of the tabs. */
export const categories = [
  { key: 'all', label: 'All' },
  { key: 'art', label: 'Art' },
  { key: 'gaming', label: 'Gaming' },
  { key: 'music', label: 'Music' },
  { key: 'photography', label: 'Photography' },
  { key: 'sports', label: 'Sports' },
] as const

/** A tab: every work, or those of one category. */
export type Category = (typeof categories)[number]['key']

/** A work for sale; every record is fixed sample data. */
export interface Work {
  /** Seeds its picture. */
  id: string
  name: string
  /** In ETH. */
  price: number
  /** The families of its picture; the id is the seed. */
  image: { families: readonly FamilyName[]; ground: 'tint' | `${FamilyName}-r` }
  creator: string
  likes: number
  views: number
  category: Exclude<Category, 'all'>
  /** 0 to 100, a fixed sample value. */
  aiScore: number
}

export const sampleWorks: readonly Work[] = [
  {
    id: 'paper-harbor',
    name: 'Paper Harbor',
    price: 0.82,
    image: { families: ['trade', 'launch', 'build'], ground: 'tint' },
    creator: 'Mira K.',
    likes: 214,
    views: 1204,
    category: 'art',
    aiScore: 93,
  },
  {
    id: 'night-shift',
    name: 'Night Shift',
    price: 0.45,
    image: { families: ['build', 'secure', 'trade'], ground: 'build-r' },
    creator: 'Studio Oblong',
    likes: 168,
    views: 940,
    category: 'gaming',
    aiScore: 88,
  },
  {
    id: 'ledger-bloom',
    name: 'Ledger Bloom',
    price: 1.3,
    image: { families: ['secure', 'launch', 'trade'], ground: 'secure-r' },
    creator: 'Ana Prado',
    likes: 402,
    views: 2618,
    category: 'art',
    aiScore: 96,
  },
  {
    id: 'low-tide-tape',
    name: 'Low Tide Tape',
    price: 0.28,
    image: { families: ['launch', 'secure'], ground: 'tint' },
    creator: 'Fenn',
    likes: 97,
    views: 610,
    category: 'music',
    aiScore: 84,
  },
  {
    id: 'tin-roof',
    name: 'Tin Roof',
    price: 0.64,
    image: { families: ['build', 'trade', 'launch'], ground: 'tint' },
    creator: 'J. Okafor',
    likes: 131,
    views: 820,
    category: 'photography',
    aiScore: 87,
  },
  {
    id: 'second-half',
    name: 'Second Half',
    price: 0.39,
    image: { families: ['secure', 'launch'], ground: 'tint' },
    creator: 'Halftime Lab',
    likes: 150,
    views: 905,
    category: 'sports',
    aiScore: 85,
  },
  {
    id: 'courtyard',
    name: 'Courtyard',
    price: 0.95,
    image: { families: ['build', 'secure', 'launch'], ground: 'build-r' },
    creator: 'Mira K.',
    likes: 276,
    views: 1530,
    category: 'art',
    aiScore: 91,
  },
  {
    id: 'signal-post',
    name: 'Signal Post',
    price: 0.52,
    image: { families: ['build', 'trade'], ground: 'tint' },
    creator: 'Studio Oblong',
    likes: 189,
    views: 1112,
    category: 'gaming',
    aiScore: 89,
  },
  {
    id: 'brass-hour',
    name: 'Brass Hour',
    price: 0.33,
    image: { families: ['launch', 'trade'], ground: 'launch-r' },
    creator: 'Fenn',
    likes: 118,
    views: 704,
    category: 'music',
    aiScore: 86,
  },
  {
    id: 'north-pier',
    name: 'North Pier',
    price: 0.71,
    image: { families: ['secure', 'build'], ground: 'tint' },
    creator: 'J. Okafor',
    likes: 142,
    views: 868,
    category: 'photography',
    aiScore: 90,
  },
  {
    id: 'home-stretch',
    name: 'Home Stretch',
    price: 0.41,
    image: { families: ['launch', 'build'], ground: 'tint' },
    creator: 'Halftime Lab',
    likes: 163,
    views: 977,
    category: 'sports',
    aiScore: 83,
  },
  {
    id: 'spare-key',
    name: 'Spare Key',
    price: 0.37,
    image: { families: ['trade', 'secure'], ground: 'secure-r' },
    creator: 'Ana Prado',
    likes: 125,
    views: 761,
    category: 'gaming',
    aiScore: 82,
  },
]

/** To a hundredth of an ETH, as it is shown. */
export const rounded = (price: number) => Math.round(price * 100) / 100

/** The weeks of a price history. */
export const HISTORY_WEEKS = 8

/** What a work cost eight weeks ago and at the end of each week since, in ETH; sample values that end in its price. */
export function pricesOf({ id, price }: Pick<Work, 'id' | 'price'>): readonly number[] {
  const random = randomStream(hashText(id))
  const prices = [price]
  while (prices.length <= HISTORY_WEEKS) prices.unshift(rounded(prices[0]! * (0.86 + random() * 0.26)))
  return prices
}

/** A bid that its owner may accept; sample data. */
export interface Offer {
  bidder: string
  /** In ETH. */
  price: number
}

const bidders = ['Noor A.', 'Teal Desk', 'V. Lindqvist', 'Kestrel Room', 'Ola B.', 'Paperhouse'] as const
/** How far below the price the offers are, the best one first. */
const OFFERED = [0.97, 0.93, 0.88] as const

/** Three offers for a work, the best one first. */
export function offersOf({ id, price }: Pick<Work, 'id' | 'price'>): readonly Offer[] {
  const first = hashText(id) % bidders.length
  return OFFERED.map((share, index) => ({
    bidder: bidders[(first + index) % bidders.length]!,
    price: rounded(price * share),
  }))
}
