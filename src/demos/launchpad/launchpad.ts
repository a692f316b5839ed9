// The launchpad builder's rules (SPEC section 4): four steps, to and fro; nothing blocks, nothing is deployed.
import type { Simulation } from '../../simulation/simulation.ts'
import type { SaleType } from './launchpadSamples.ts'

/** The steps (SPEC section 2), in order. */
export const steps = ['basicInfo', 'saleConfig', 'aiAnalysis', 'deploy'] as const
export type Step = (typeof steps)[number]

/** The fields that are typed, by the step that has them (RESOLUTIONS, Launchpad). */
export const typedFields = {
  basicInfo: ['name', 'description', 'tokenAddress'],
  saleConfig: ['hardCap', 'softCap', 'price', 'startDate', 'endDate'],
  aiAnalysis: [],
  deploy: [],
} as const satisfies Record<Step, readonly string[]>
export type TextName = (typeof typedFields)[Step][number]

/** A launchpad as entered; texts are kept as typed (SPEC section 3). */
export type LaunchpadDraft = Record<TextName, string> & { saleType: SaleType }

export interface LaunchpadState {
  step: Step
  draft: LaunchpadDraft
}

export type LaunchpadEvent =
  | { type: 'textTyped'; field: TextName; text: string }
  | { type: 'saleTypeChosen'; saleType: SaleType }
  /** "Previous" was pressed. */
  | { type: 'previousPressed' }
  /** "Next Step" was pressed. */
  | { type: 'nextPressed' }

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

/** The state so many steps further on; before the first and after the last one stays. */
function moved(state: LaunchpadState, by: number): LaunchpadState {
  const step = steps[steps.indexOf(state.step) + by]
  return step ? { ...state, step } : state
}

export const launchpad: Simulation<LaunchpadState, LaunchpadEvent> = {
  start: () => ({ step: 'basicInfo', draft: emptyDraft }),

  reduce(state, event) {
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
    }
  },
}

/** A date and time as typed, `2026-04-01T09:00`, with the machine's `T` taken out. */
export function shownDate(typed: string): string {
  return typed.replace('T', ', ')
}
