// The options of a sale (Rules, Launchpad), and the fixed samples of the analysis and of the deployment's cost.
import type { Option } from '../../primitives/Field.tsx'

export const saleTypeOptions = [
  { value: 'presale', label: 'Presale' },
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
] as const satisfies Option<string>[]

export type SaleType = (typeof saleTypeOptions)[number]['value']

/** What an example fills in, as it would be typed. */
export const sampleDraft = {
  name: 'Tideglass',
  description: 'Tokens for a workshop that makes glass from sand of the bay.',
  tokenAddress: '0x4f0Ca17B6E6b1D1cF1a0F3AB3b7D5c0E5B2291aE',
  hardCap: '800',
  softCap: '200',
  price: '0.0005',
  startDate: '2026-04-01T09:00',
  endDate: '2026-04-30T18:00',
}

/** The currency of caps, price and gas. */
export const CURRENCY = 'ETH'

/** The day from which the public page counts, at its first minute: the same for every visitor. */
export const SAMPLE_DAY = { typed: '2026-03-02T00:00', name: 'Mar 2, 2026' }

/** The preview of the sale runs from 0 to this place: before the sale, the sale itself, and the days in which tokens unlock. */
export const LAST_PLACE = 100
/** The places at which the sale opens and closes. */
export const SALE_PLACES = { opens: 20, closes: 70 } as const
/** Where the preview begins: within the sale. */
export const FIRST_PLACE = 45
/** The days before the sale that the preview shows. */
export const LEAD_DAYS = 10
/** Sample dates for a sale without dates: days from the sample day. */
export const SAMPLE_RUN_DAYS = { opens: 30, closes: 60 } as const
/** What a sample demand comes to at the end, as a share of the hard cap. */
export const SAMPLE_DEMAND = 0.92
/** A sample plan by which the tokens unlock: the share in percent after a number of days from the sale's end. */
export const samplePlan = [
  { at: 1, value: 25 },
  { at: 30, value: 50 },
  { at: 60, value: 75 },
  { at: 90, value: 100 },
] as const
/** The day of the last unlock. */
export const UNLOCK_DAYS = 90

/** Estimated gas of a deployment, as a label in ETH (Rules, Launchpad). */
export const ESTIMATED_GAS = '0.05'
/** The approximate duration of a deployment (Rules, Launchpad). */
export const ESTIMATED_MINUTES = 5

/** The highest value that an analysis gives. */
export const HIGHEST_SCORE = 100

/** One value of the analysis. */
export interface Finding {
  /** The part of the sale that it looks at; `factsOf` says what the page has of it. */
  about: 'terms' | 'description' | 'contract'
  name: string
  /** In a word or two. */
  verdict: string
  /** 0 to 100; drawn as squares. */
  score: number
  /** What a real analysis would check. */
  looksAt: string
}

/** Fixed sample values of another sale: the entries are not analyzed. */
export const sampleAnalysis: readonly Finding[] = [
  {
    about: 'terms',
    name: 'Sale terms',
    verdict: 'Balanced',
    score: 82,
    looksAt: 'Whether caps, price and dates are consistent.',
  },
  {
    about: 'description',
    name: 'Description',
    verdict: 'Clear',
    score: 91,
    looksAt: 'Whether a reader can tell what is sold, and how.',
  },
  {
    about: 'contract',
    name: 'Token contract',
    verdict: 'Low risk',
    score: 88,
    looksAt: 'Owner rights, supply and known patterns.',
  },
]
