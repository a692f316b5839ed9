// What is done with a deployed token, in its own place and for the products that borrow the generator, in figures from its supply.
// All plans are samples.
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { quoted } from '../../format/quoted.ts'
import { readTyped } from '../../format/typedNumber.ts'

/** From here on, an amount is divided into whole tokens; a smaller one into millionths. */
const WHOLE_FROM = 1000
const MILLION = 1e6
/** From here on, an amount is written by its first digits and its power of ten. */
const LONG_FROM = 1e15
const LONG_DIGITS = 4
/** The maximum length of a symbol behind an amount. */
const LONGEST_UNIT = 12

/** The supply as a number above 0; null for any other text. */
export function supplyOf(typed: string): number | null {
  const supply = readTyped(typed)
  return supply !== null && supply > 0 ? supply : null
}

/** The answer for a supply that is no number above 0. */
export const noSupply = (typed: string): string =>
  `The supply ${quoted(typed)} is not a number above 0, so there is nothing to divide. Start again with another supply.`

const inSteps = (amount: number, whole: number) =>
  whole >= WHOLE_FROM ? Math.floor(amount) : Math.floor(amount * MILLION) / MILLION

/** A share of an amount, in whole tokens where the amount has at least a thousand. */
export const shareOf = (amount: number, percent: number): number =>
  inSteps((amount * percent) / HUNDRED_PERCENT, amount)

/** The part of a whole in percent, for a meter; 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? (part / whole) * HUNDRED_PERCENT : 0

/** An amount by weights, in their order; the parts add up to it. */
export function divided(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let weighed = 0
  let before = 0
  return weights.map((weight) => {
    weighed += weight
    const upTo = weighed === all ? amount : inSteps((amount * weighed) / all, amount)
    const part = upTo - before
    before = upTo
    return part
  })
}

/** `20,000,000 HRB`: the symbol is isolated and shortened. */
export function tokens(amount: number, symbol: string): string {
  const letters = [...symbol]
  const unit =
    letters.length > LONGEST_UNIT ? `${letters.slice(0, LONGEST_UNIT).join('')}…` : letters.join('')
  const figure =
    amount >= LONG_FROM
      ? amount.toPrecision(LONG_DIGITS)
      : plainNumber(amount, amount < WHOLE_FROM ? Math.log10(MILLION) : 2)
  return `${figure} \u2068${unit}\u2069`
}

/** The largest share of the team that can be tried, and the one at first, in percent. */
export const TEAM_PERCENT = { most: 40, first: 20 } as const

/** Who holds the rest, each with its part of the rest in percent. */
export const otherHolders = [
  { name: 'Investors', percent: 30 },
  { name: 'Community', percent: 50 },
  { name: 'Treasury', percent: 20 },
] as const

/** What each of the four holders has while the team has this share; together they hold the supply. */
export function holdersOf(
  supply: number,
  teamPercent: number,
): { team: number; investors: number; community: number; treasury: number } {
  const others = otherHolders.map(({ percent }) => (HUNDRED_PERCENT - teamPercent) * percent)
  const [team = 0, investors = 0, community = 0, treasury = 0] = divided(supply, [
    teamPercent * HUNDRED_PERCENT,
    ...others,
  ])
  return { team, investors, community, treasury }
}

/** What a share of the team means for the other holders, in one sentence. */
export function holdersAnswer(supply: number, teamPercent: number): string {
  const { team, investors, community, treasury } = holdersOf(supply, teamPercent)
  const given = `With ${teamPercent}% in one wallet, `
  if (team === 0) return 'With nothing for the team, every token is with investors, community and treasury.'
  if (team > community)
    return `${given}the team is the largest holder: one signature can sell more than the community has.`
  if (team > investors)
    return `${given}the team has more than the investors: holders depend on one signature.`
  if (team > treasury) return `${given}the team has more than the treasury: one signature can sell it all.`
  return `${given}the team is the smallest of the four holders.`
}

/** The team's share, its months, and the month of its cliff. */
export const lockPlan = { percent: 20, months: 12, cliff: 3 } as const

/** What has been earned and what is unlocked of a locked share at the end of a month, from 0 to the last. */
export function lockAt(locked: number, month: number): { earned: number; unlocked: number; held: number } {
  const earned = month >= lockPlan.months ? locked : inSteps((locked * month) / lockPlan.months, locked)
  const unlocked = month < lockPlan.cliff ? 0 : earned
  return { earned, unlocked, held: locked - unlocked }
}

/** The drop's share of the supply. */
export const DROP_PERCENT = 10

/** Addresses of a sample list, with their weights. No key belongs to them. */
export const claimers = [
  { address: '0x71C0000000000000000000000000000000a1D0F3', weight: 30 },
  { address: '0x2BE4000000000000000000000000000000c7719a', weight: 24 },
  { address: '0x9d03000000000000000000000000000000f48E26', weight: 18 },
  { address: '0x54af0000000000000000000000000000003B60d8', weight: 14 },
  { address: '0xe817000000000000000000000000000000925Ac1', weight: 9 },
  { address: '0x06d90000000000000000000000000000008ce47b', weight: 5 },
] as const

/** The claimers with their amounts, which add up to the drop. */
export function claimsOf(supply: number): { drop: number; claims: { address: string; amount: number }[] } {
  const drop = shareOf(supply, DROP_PERCENT)
  const amounts = divided(
    drop,
    claimers.map(({ weight }) => weight),
  )
  return { drop, claims: claimers.map(({ address }, index) => ({ address, amount: amounts[index] ?? 0 })) }
}

/** The wallets of a sample fleet. The first one receives the supply at deployment. */
export const fleet = ['Main', 'Office', 'Payroll', 'Vault'] as const
export type FleetWallet = (typeof fleet)[number]

/** A transfer between two wallets of the fleet. */
export interface FleetMove {
  from: FleetWallet
  to: FleetWallet
  amount: number
}

/** The transfers, in shares of the supply, oldest first. */
const fleetPlan = [
  { from: 'Main', to: 'Office', percent: 35 },
  { from: 'Main', to: 'Vault', percent: 15 },
  { from: 'Office', to: 'Payroll', percent: 20 },
  { from: 'Payroll', to: 'Vault', percent: 5 },
] as const satisfies readonly (Omit<FleetMove, 'amount'> & { percent: number })[]

/** What each wallet of the fleet holds after its transfers; together they hold the supply. */
export function fleetOf(supply: number): { moves: FleetMove[]; held: Record<FleetWallet, number> } {
  const held: Record<FleetWallet, number> = { Main: supply, Office: 0, Payroll: 0, Vault: 0 }
  const moves = fleetPlan.map(({ from, to, percent }) => ({ from, to, amount: shareOf(supply, percent) }))
  for (const { from, to, amount } of moves) {
    held[from] -= amount
    held[to] += amount
  }
  return { moves, held }
}

/** What one customer has earned: a thousandth of the supply, in three purchases. */
const CUSTOMER_PERCENT = 0.1
const purchaseWeights = [45, 35, 20] as const

/** The shop's vouchers; each costs a share of what the customer has earned. */
export const vouchers = [
  { id: 'coffee', name: 'Coffee', percent: 10 },
  { id: 'bag', name: 'Tote bag', percent: 25 },
  { id: 'dinner', name: 'Dinner for two', percent: 60 },
] as const

/** A customer's points: earned, spent on the redeemed vouchers, and left. */
export function pointsOf(supply: number, redeemed: readonly string[]) {
  const earned = shareOf(supply, CUSTOMER_PERCENT)
  const priced = vouchers.map(({ id, name, percent }) => ({ id, name, price: shareOf(earned, percent) }))
  const spent = priced.reduce((sum, { id, price }) => sum + (redeemed.includes(id) ? price : 0), 0)
  return {
    purchases: divided(earned, purchaseWeights),
    earned,
    spent,
    left: earned - spent,
    vouchers: priced,
  }
}

/** The guild's share of the supply. */
export const GUILD_PERCENT = 1

/** The guild's items; each costs a share of its gold. */
export const guildItems = [
  { id: 'sword', name: 'Sword', percent: 40 },
  { id: 'shield', name: 'Shield', percent: 25 },
  { id: 'cloak', name: 'Cloak', percent: 20 },
  { id: 'lantern', name: 'Lantern', percent: 10 },
] as const
export type GuildItem = (typeof guildItems)[number]['id']

/** The guild's gold: paid for the equipped items, and left. */
export function guildOf(supply: number, equipped: readonly string[]) {
  const gold = shareOf(supply, GUILD_PERCENT)
  const items = guildItems.map(({ id, name, percent }) => ({ id, name, price: shareOf(gold, percent) }))
  const paid = items.reduce((sum, { id, price }) => sum + (equipped.includes(id) ? price : 0), 0)
  return { gold, items, paid, left: gold - paid }
}
