// The contract builder's rules (SPEC section 4): pick a standard, generate for 2 s, then copy or download.
import type { CopyResult } from '../../patterns/CopyValue.tsx'
import type { Simulation } from '../../simulation/simulation.ts'
import type { Standard } from './standards.ts'

/** How long the Generating state shows (SPEC section 9). */
export const GENERATION_MS = 2000
/** How long "Copied" shows (RESOLUTIONS, Contract builder). */
export const COPY_NOTICE_MS = 2000

/** What became of the last copy; "Copied" goes by itself, a refusal stays. */
export interface CopyNotice {
  result: CopyResult
  until: number
}

/** Nothing generated yet; generating; the code is there. The standard is free to change in each of them. */
export type SmartContractsState = { standard: Standard } & (
  | { phase: 'empty' }
  | { phase: 'generating'; doneAt: number }
  | { phase: 'generated'; copy: CopyNotice | null }
)

export type SmartContractsEvent =
  | { type: 'standardChosen'; standard: Standard }
  /** "Generate" was pressed. */
  | { type: 'generatePressed' }
  /** Due: the simulated generation is done. */
  | { type: 'generated' }
  | { type: 'copied' }
  | { type: 'copyRefused' }
  /** Due: "Copied" has been seen. */
  | { type: 'copyNoticeEnded' }

export const smartContracts: Simulation<SmartContractsState, SmartContractsEvent> = {
  start: () => ({ standard: 'erc-20', phase: 'empty' }),

  reduce(state, event, now) {
    const { standard } = state
    switch (event.type) {
      case 'standardChosen':
        // The code stays: one text stands for all standards (RESOLUTIONS, Contract builder).
        return { ...state, standard: event.standard }
      case 'generatePressed':
        return state.phase === 'generating'
          ? state
          : { standard, phase: 'generating', doneAt: now + GENERATION_MS }
      case 'generated':
        return state.phase === 'generating' ? { standard, phase: 'generated', copy: null } : state
      case 'copied':
      case 'copyRefused': {
        if (state.phase !== 'generated') return state
        const result = event.type === 'copied' ? 'copied' : 'refused'
        return { ...state, copy: { result, until: now + COPY_NOTICE_MS } }
      }
      case 'copyNoticeEnded':
        return state.phase === 'generated' ? { ...state, copy: null } : state
    }
  },

  due(state) {
    if (state.phase === 'generating') return { event: { type: 'generated' }, at: state.doneAt }
    // A refused copy stays: the selected code is still to be copied by hand.
    if (state.phase === 'generated' && state.copy?.result === 'copied')
      return { event: { type: 'copyNoticeEnded' }, at: state.copy.until }
    return null
  },
}
