// The sale on a previewed day: what a sample demand has raised by then, and what has unlocked.
import { DAY, MINUTE } from '../../format/duration.ts'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { sayDayOf } from '../../format/typedDate.ts'
import type { LaunchpadDraft } from './launchpad.ts'
import {
  CURRENCY,
  LAST_PLACE,
  LEAD_DAYS,
  SALE_PLACES,
  SAMPLE_DEMAND,
  samplePlan,
  UNLOCK_DAYS,
} from './launchpadSamples.ts'
import { capsOf, runOf, runOrSample, type Phase } from './salePage.ts'

export interface Preview {
  /** The previewed time, in ms since 1970 on the sale's own clock. */
  ms: number
  /** Its day in words: `Apr 15, 2026`. */
  day: string
  phase: Phase
  /** Whether both dates are sample dates, because the typed ones are missing or do not fit. */
  hasSampleDates: boolean
  /** The share of the hard cap that a sample demand has raised by then, from 0 to 1. */
  raised: number
  /** The same in ETH; null without caps. */
  raisedAmount: number | null
  /** Days since the sale closed, at most those of the plan; 0 before. */
  unlockDay: number
  /** The share that has unlocked, in percent. */
  unlocked: number
  /** All of it in a sentence or two. */
  words: string
}

const share = (value: number, from: number, to: number) => (value - from) / (to - from)
const between = (at: number, from: number, to: number) => from + at * (to - from)

/** The time of a place: each of the three stretches is even. */
function timeOf(place: number, opens: number, closes: number): number {
  const { opens: first, closes: last } = SALE_PLACES
  if (place <= first) return between(share(place, 0, first), opens - LEAD_DAYS * DAY, opens)
  if (place <= last) return between(share(place, first, last), opens, closes)
  return between(share(place, last, LAST_PLACE), closes, closes + UNLOCK_DAYS * DAY)
}

/** A sample demand: many come on the first day, some between, and many before the end. From 0 to `SAMPLE_DEMAND`. */
export function demandAt(saleShare: number): number {
  const at = Math.min(1, Math.max(0, saleShare))
  return SAMPLE_DEMAND * (0.45 * (1 - (1 - at) ** 4) + 0.3 * at + 0.25 * at ** 5)
}

/** The typed sale at a place of the preview, from 0 to `LAST_PLACE`. */
export function previewOf(draft: LaunchpadDraft, place: number): Preview {
  const { opens, closes } = runOrSample(draft)
  const ms = Math.round(timeOf(place, opens, closes) / MINUTE) * MINUTE
  const phase: Phase = ms < opens ? 'ahead' : ms < closes ? 'open' : 'over'
  const raised = demandAt(share(ms, opens, closes))
  const { bar } = capsOf(draft)
  const raisedAmount = bar && bar.hard * raised
  const unlockDay = Math.max(0, Math.floor((ms - closes) / DAY))
  const unlocked = samplePlan.findLast(({ at }) => at <= unlockDay)?.value ?? 0
  const ofCap = `${plainNumber(raised * HUNDRED_PERCENT, 0)}% of the hard cap`
  const cap =
    bar === null ? '' : bar.hard * raised >= bar.soft ? ', soft cap reached' : ', soft cap not reached'
  const words = {
    ahead: 'Not open yet: nothing is raised.',
    open: `Open: sample demand has raised ${ofCap}${cap}.`,
    over: `Closed at ${ofCap}${cap}. ${unlocked}% of the tokens have unlocked.`,
  }[phase]
  return {
    ms,
    day: sayDayOf(ms),
    phase,
    hasSampleDates: runOf(draft) === null,
    raised,
    raisedAmount,
    unlockDay,
    unlocked,
    words,
  }
}

/** `280.5 ETH`: what is raised, with fewer decimals the larger it is. */
export const raisedText = (amount: number): string =>
  `${plainNumber(amount, amount >= 100 ? 0 : amount >= 1 ? 2 : 9)} ${CURRENCY}`
