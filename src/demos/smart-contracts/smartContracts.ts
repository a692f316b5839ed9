// The contract builder's rules (Rules, Contract builder): pick a standard, generate for 2 s, then copy or download.
import * as v from 'valibot'
import {
  copyNotice,
  copyNoticeDue,
  type CopyNotice,
  type CopyNoticeEnded,
  type CopyOutcome,
} from '../../patterns/feedback/copyNotice.ts'
import { labelOf } from '../../simulation/entries.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened } from '../../simulation/visitorEvents.ts'
import { standardOptions, type Standard } from './standards.ts'

/** The duration of the Generating state (Rules, Contract builder). */
export const GENERATION_MS = 2000

/** Empty; generating; generated. The standard can change in each of them. */
export type SmartContractsState = { standard: Standard } & (
  | { phase: 'empty' }
  | { phase: 'generating'; doneAt: number }
  | { phase: 'generated'; copy: CopyNotice | null }
)

const smartContractsEvents = v.variant('type', [
  happened('standardChosen', { standard: v.picklist(standardOptions.map(({ value }) => value)) }),
  /** "Generate" was pressed. */
  happened('generatePressed'),
])
type SmartContractsDue =
  /** Due: the simulated generation is done. */
  { type: 'generated' } | CopyNoticeEnded
export type SmartContractsEvent = v.InferOutput<typeof smartContractsEvents> | CopyOutcome | SmartContractsDue

export const smartContracts: Simulation<SmartContractsState, SmartContractsEvent> = {
  visitorEvents: smartContractsEvents,

  entries: ({ standard }) => [['Token standard', labelOf(standardOptions, standard)]],

  start: () => ({ standard: 'erc-20', phase: 'empty' }),

  reduce(state, event, now) {
    const { standard } = state
    switch (event.type) {
      case 'standardChosen':
        // The code stays: all standards use the same text (Rules, Contract builder).
        return { ...state, standard: event.standard }
      case 'generatePressed':
        return state.phase === 'generating'
          ? state
          : { standard, phase: 'generating', doneAt: now + GENERATION_MS }
      case 'generated':
        return state.phase === 'generating' ? { standard, phase: 'generated', copy: null } : state
      case 'copied':
      case 'copyRefused':
        return state.phase === 'generated' ? { ...state, copy: copyNotice(event, now) } : state
      case 'copyNoticeEnded':
        return state.phase === 'generated' ? { ...state, copy: null } : state
    }
  },

  due(state) {
    if (state.phase === 'generating') return { event: { type: 'generated' }, at: state.doneAt }
    return state.phase === 'generated' ? copyNoticeDue(state.copy) : null
  },
}
