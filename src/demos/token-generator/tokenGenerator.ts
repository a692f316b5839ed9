// The token generator's rules (SPEC sections 2, 4 and 5): configuration, review and deploy, success.
import type { DemoPrefill } from '../../simulation/LiveDemo.tsx'
import type { Simulation } from '../../simulation/simulation.ts'
import type { Decimals, Network } from './tokenOptions.ts'

/** How long "Deploying..." shows (SPEC section 9). */
export const DEPLOY_MS = 3000
/** How long "Copied" shows (RESOLUTIONS, Demos). */
export const COPY_NOTICE_MS = 2000
/** Most characters that a link may prefill, by field (RESOLUTIONS, Token generator). */
export const PREFILL_LIMITS = { name: 60, symbol: 12, supply: 40 } as const

/** A token as configured; texts are kept as typed (SPEC section 3). */
export interface TokenDraft {
  name: string
  symbol: string
  supply: string
  decimals: Decimals
  network: Network
}

/** The fields that are typed. */
export type TextName = 'name' | 'symbol' | 'supply'
/** What can be copied from the success step. */
export type Copyable = 'address' | 'hash'

/** What became of a copy. A refused one stays: the value that it shows is still to be selected. */
export type CopyNotice =
  | { what: Copyable; result: 'copied'; until: number }
  | { what: Copyable; result: 'refused' }

export type TokenGeneratorState =
  | { step: 'configuration'; draft: TokenDraft }
  | { step: 'review'; draft: TokenDraft }
  | { step: 'deploying'; draft: TokenDraft; doneAt: number }
  | { step: 'success'; draft: TokenDraft; copy: CopyNotice | null }

export type TokenGeneratorEvent =
  | { type: 'prefilled'; texts: Partial<Record<TextName, string>> }
  | { type: 'textTyped'; field: TextName; text: string }
  | { type: 'decimalsChosen'; decimals: Decimals }
  | { type: 'networkChosen'; network: Network }
  /** "Continue to Review" was pressed. */
  | { type: 'reviewOpened' }
  /** "Back" was pressed. */
  | { type: 'configurationReopened' }
  /** "Deploy" was pressed. */
  | { type: 'deployPressed' }
  /** Due: the simulated deployment is done. */
  | { type: 'deployed' }
  | { type: 'copied'; what: Copyable }
  | { type: 'copyRefused'; what: Copyable }
  /** Due: the copy's notice has been seen. */
  | { type: 'copyNoticeEnded' }
  /** "Create Another Token" was pressed. */
  | { type: 'anotherStarted' }

const emptyDraft: TokenDraft = { name: '', symbol: '', supply: '', decimals: '18', network: 'ethereum' }

/** Name, symbol and supply are filled: literally not empty, spaces and "0" count (SPEC section 5). */
export function canReview({ name, symbol, supply }: TokenDraft): boolean {
  return name !== '' && symbol !== '' && supply !== ''
}

function configure(state: TokenGeneratorState, change: Partial<TokenDraft>): TokenGeneratorState {
  return state.step === 'configuration' ? { ...state, draft: { ...state.draft, ...change } } : state
}

export const tokenGenerator: Simulation<TokenGeneratorState, TokenGeneratorEvent> = {
  start: () => ({ step: 'configuration', draft: emptyDraft }),

  reduce(state, event, now) {
    switch (event.type) {
      case 'prefilled':
        return configure(state, event.texts)
      case 'textTyped':
        return configure(state, { [event.field]: event.text })
      case 'decimalsChosen':
        return configure(state, { decimals: event.decimals })
      case 'networkChosen':
        return configure(state, { network: event.network })
      case 'reviewOpened':
        return state.step === 'configuration' && canReview(state.draft)
          ? { step: 'review', draft: state.draft }
          : state
      case 'configurationReopened':
        return state.step === 'review' ? { step: 'configuration', draft: state.draft } : state
      case 'deployPressed':
        return state.step === 'review'
          ? { step: 'deploying', draft: state.draft, doneAt: now + DEPLOY_MS }
          : state
      case 'deployed':
        return state.step === 'deploying' ? { step: 'success', draft: state.draft, copy: null } : state
      case 'copied':
        return state.step === 'success'
          ? { ...state, copy: { what: event.what, result: 'copied', until: now + COPY_NOTICE_MS } }
          : state
      case 'copyRefused':
        return state.step === 'success' ? { ...state, copy: { what: event.what, result: 'refused' } } : state
      case 'copyNoticeEnded':
        return state.step === 'success' ? { ...state, copy: null } : state
      case 'anotherStarted':
        return state.step === 'success' ? { step: 'configuration', draft: emptyDraft } : state
    }
  },

  due(state) {
    if (state.step === 'deploying') return { event: { type: 'deployed' }, at: state.doneAt }
    if (state.step === 'success' && state.copy?.result === 'copied')
      return { event: { type: 'copyNoticeEnded' }, at: state.copy.until }
    return null
  },
}

/** What a link prefills: name, symbol and supply as plain text of bounded length. */
export function prefillOf(texts: DemoPrefill): TokenGeneratorEvent[] {
  const taken: Partial<Record<TextName, string>> = {}
  for (const field of ['name', 'symbol', 'supply'] as const) {
    const text = texts[field]
    if (text) taken[field] = [...text].slice(0, PREFILL_LIMITS[field]).join('')
  }
  return Object.keys(taken).length > 0 ? [{ type: 'prefilled', texts: taken }] : []
}
