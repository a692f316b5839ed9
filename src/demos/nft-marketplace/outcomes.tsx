// What a delivered NFT marketplace would show after its sample controls.
import { worth } from '../../content/samplePrices.ts'
import { shortAddress } from '../../format/address.ts'
import { days } from '../../format/duration.ts'
import { price as usd } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import type { SampleOutcome } from '../../primitives/SampleLine.tsx'
import { inEth } from './inEth.ts'
import { placeInWords } from './nftMarketplace.ts'
import { offersOf, rounded, type Work } from './sampleWorks.ts'
import { WorkArt } from './WorkArt.tsx'

/** The address of the buyer; well-formed and owned by no one: the end of a hash, not made from any key. */
const BUYER = '0xb33BF514B8ba120eB632e6960E8489505b240783'
/** What the creator of a work has of each sale, in percent. */
const CREATOR_PERCENT = 10
/** The decimals of that share in ETH: two of the price, and one more for a tenth of it. */
const SHARE_DECIMALS = 3
/** How long the seller may think about a bid, in days. */
const ANSWER_DAYS = 3
/** How far an example outbids the second offer, in ETH. */
const MORE = 0.01

const artOf = ({ id, name, category, image }: Work) => (
  <WorkArt seed={id} category={category} {...image} label={`${name}, generated artwork`} />
)
/** An amount of ETH, with what it is worth at the sample price. */
const withDollars = (eth: number) => `${inEth(eth)}, ${usd(worth('ETH', eth))}`

/** The receipt of a purchase at the price of the work. */
export function purchaseOutcome(work: Work): SampleOutcome {
  const share = plainNumber((work.price * CREATOR_PERCENT) / HUNDRED_PERCENT, SHARE_DECIMALS)
  return {
    title: 'Receipt of the purchase',
    picture: artOf(work),
    rows: [
      ['Work', work.name],
      ['Price', withDollars(work.price)],
      ['Creator’s share', `${CREATOR_PERCENT}%, ${share} ETH`],
      ['New owner', shortAddress(BUYER)],
    ],
  }
}

/**
 * The offer that the seller reads.
 *
 * @param bid - The bid that the visitor tried, in ETH; null, the example is a little above the second offer.
 */
export function bidOutcome(work: Work, bid: number | null): SampleOutcome {
  const offers = offersOf(work)
  const own = bid ?? rounded(offers[1]!.price + MORE)
  return {
    title: 'Offer to the seller',
    picture: artOf(work),
    rows: [
      ['Work', work.name],
      ['Bid', withDollars(own)],
      ['Among the offers', placeInWords(work, own)],
      ['Answer', `within ${days(ANSWER_DAYS)}`],
    ],
  }
}
