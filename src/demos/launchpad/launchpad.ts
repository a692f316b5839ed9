// The launchpad builder's rules (Rules, Launchpad): four steps in both directions; no step is blocked, and nothing is deployed.
// The preview of the sale's days plays by its own clock.
import * as v from 'valibot'
import { labelOf } from '../../simulation/entries.ts'
import { nextOnGrid, type Simulation } from '../../simulation/simulation.ts'
import { happened, typedText } from '../../simulation/visitorEvents.ts'
import { FIRST_PLACE, LAST_PLACE, sampleDraft, saleTypeOptions, type SaleType } from './launchpadSamples.ts'

/** The steps (Rules, Launchpad), in order. */
export const steps = ['basicInfo', 'saleConfig', 'aiAnalysis', 'deploy'] as const
export type Step = (typeof steps)[number]

/** The fields that are typed, by the step that has them (Rules, Launchpad). */
export const typedFields = {
  basicInfo: ['name', 'description', 'tokenAddress'],
  saleConfig: ['hardCap', 'softCap', 'price', 'startDate', 'endDate'],
  aiAnalysis: [],
  deploy: [],
} as const satisfies Record<Step, readonly string[]>
export type TextName = (typeof typedFields)[Step][number]

/** A launchpad as entered; texts are kept as typed (Rules, Launchpad). */
export type LaunchpadDraft = Record<TextName, string> & { saleType: SaleType }

export interface LaunchpadState {
  step: Step
  draft: LaunchpadDraft
  /** The previewed place in the time of the sale, from 0 to `LAST_PLACE`. */
  place: number
  /** When the preview moves on, in milliseconds since the epoch; null while it does not play. */
  nextAt: number | null
}

/** The preview takes 3 s from the first place to the last: a number of places at each tick, in ms. */
const PLAY = { tickMs: 60, places: 2 } as const

const launchpadEvents = v.variant('type', [
  happened('textTyped', {
    field: v.picklist([...typedFields.basicInfo, ...typedFields.saleConfig]),
    text: typedText,
  }),
  happened('saleTypeChosen', { saleType: v.picklist(saleTypeOptions.map(({ value }) => value)) }),
  /** "Previous" was pressed. */
  happened('previousPressed'),
  /** "Next Step" was pressed. */
  happened('nextPressed'),
  /** Another time of the sale was previewed. */
  happened('placePreviewed', {
    place: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_PLACE)),
  }),
  /** The fields that are empty were filled with an example. */
  happened('exampleFilled'),
  /** "Play the sale" was pressed. */
  happened('previewPlayed'),
])
/** Due: the preview is a few places further. */
type LaunchpadDue = { type: 'placesPassed' }
export type LaunchpadEvent = v.InferOutput<typeof launchpadEvents> | LaunchpadDue

const emptyDraft: LaunchpadDraft = {
  name: '',
  description: '',
  tokenAddress: '',
  saleType: 'presale',
  hardCap: '',
  softCap: '',
  price: '',
  startDate: '',
  endDate: '',
}

/** The state after a number of steps; it stays at the first and last one. */
function moved(state: LaunchpadState, by: number): LaunchpadState {
  const step = steps[steps.indexOf(state.step) + by]
  return step ? { ...state, step, nextAt: null } : state
}

/** The example's texts for the fields that are empty. */
const exampleFor = (draft: LaunchpadDraft): Partial<LaunchpadDraft> =>
  Object.fromEntries(Object.entries(sampleDraft).filter(([field]) => draft[field as TextName] === ''))

/** A date and time as typed, `2026-04-01T09:00`, without the `T` of the ISO format: the form of all inquiries so far. */
const entryDate = (typed: string): string => typed.replace('T', ', ')

export const launchpad: Simulation<LaunchpadState, LaunchpadEvent> = {
  visitorEvents: launchpadEvents,

  entries: ({ draft }) => [
    ['Name', draft.name],
    ['Description', draft.description],
    ['Token address', draft.tokenAddress],
    ['Sale type', labelOf(saleTypeOptions, draft.saleType)],
    ['Hard cap', draft.hardCap],
    ['Soft cap', draft.softCap],
    ['Price', draft.price],
    ['Start date', entryDate(draft.startDate)],
    ['End date', entryDate(draft.endDate)],
  ],

  start: () => ({ step: 'basicInfo', draft: emptyDraft, place: FIRST_PLACE, nextAt: null }),

  reduce(state, event, now) {
    switch (event.type) {
      case 'textTyped': {
        const fields: readonly TextName[] = typedFields[state.step]
        return fields.includes(event.field)
          ? { ...state, draft: { ...state.draft, [event.field]: event.text } }
          : state
      }
      case 'saleTypeChosen':
        return state.step === 'saleConfig'
          ? { ...state, draft: { ...state.draft, saleType: event.saleType } }
          : state
      case 'previousPressed':
        return moved(state, -1)
      case 'nextPressed':
        return moved(state, 1)
      case 'placePreviewed':
        return { ...state, place: event.place, nextAt: null }
      case 'exampleFilled':
        return { ...state, draft: { ...state.draft, ...exampleFor(state.draft) } }
      case 'previewPlayed':
        return state.step === 'deploy' ? { ...state, place: 0, nextAt: now + PLAY.tickMs } : state
      case 'placesPassed': {
        if (state.nextAt === null) return state
        const place = Math.min(LAST_PLACE, state.place + PLAY.places)
        const nextAt = place === LAST_PLACE ? null : nextOnGrid(state.nextAt, PLAY.tickMs, now)
        return { ...state, place, nextAt }
      }
    }
  },

  due: ({ nextAt }) => (nextAt === null ? null : { event: { type: 'placesPassed' }, at: nextAt }),
}

/** The step that asks for a field. */
export const stepOf = (field: TextName): Step =>
  steps.find((step) => (typedFields[step] as readonly TextName[]).includes(field)) as Step
