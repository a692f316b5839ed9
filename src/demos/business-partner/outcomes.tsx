// What a delivered partner finder would show after its sample controls.
import { price } from '../../format/money.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { PersonMark } from '../../primitives/PersonMark.tsx'
import type { SampleOutcome } from '../../primitives/SampleLine.tsx'
import { coinsText, hourOn, timeOf } from './businessPartner.ts'
import { sampleHours, sampleWeeks, type Partner } from './samplePartners.ts'

/** What an example pays for, in US dollars: with a partner for large trades, and with the others. */
const [LARGE_TRADE, TRADE] = [25_000, 1000]
/** The service of those partners. */
const LARGE = 'Large trades'
/** Of the trade, in percent. */
const ESCROW_FEE = 0.5
/** The days whose first free time an example shows. */
const DAYS = 3

/** The contract of an escrow with a partner. */
export function escrowOutcome({ name, services }: Pick<Partner, 'name' | 'services'>): SampleOutcome {
  const amount = services.includes(LARGE) ? LARGE_TRADE : TRADE
  return {
    title: 'Contract of an escrow',
    picture: <PersonMark name={name} />,
    rows: [
      ['You pay in', price(amount)],
      ['The partner sends', coinsText({ amount, crypto: 'BTC' })],
      ['Released', 'when both sides confirm'],
      ['Escrow fee', `${ESCROW_FEE}%, ${price((amount * ESCROW_FEE) / HUNDRED_PERCENT)}`],
    ],
  }
}

/** The first free times of the sample weeks, one for each day. */
export function appointmentOutcome({ location }: Pick<Partner, 'location'>): SampleOutcome {
  const free = sampleWeeks
    .flatMap(({ days }) => days)
    .flatMap((day) => {
      const hour = sampleHours.find((one) => hourOn(day, one) === 'free')
      return hour === undefined ? [] : [[`${day.name}, ${day.date}`, timeOf(hour)] as const]
    })
  return {
    title: 'Free times of the partner',
    rows: [...free.slice(0, DAYS), ['Place', location.city]],
  }
}
