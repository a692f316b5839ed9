// The options of a sale (Rules, Launchpad), and the fixed samples of the analysis and of the deployment's cost.
import type { Option } from '../../primitives/Field.tsx'

export const saleTypeOptions = [
  { value: 'presale', label: 'Presale' },
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
] as const satisfies Option<string>[]

export type SaleType = (typeof saleTypeOptions)[number]['value']

/** The currency of caps, price and gas. */
export const CURRENCY = 'ETH'

/** The day from which the public page counts, at its first minute: the same for every visitor. */
export const SAMPLE_DAY = { typed: '2026-03-02T00:00', name: 'Mar 2, 2026' }

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
