// The token generator's rules (Rules, Token generator): configuration, review and deploy, success.
import * as v from 'valibot'
import {
  copyNotice,
  copyNoticeDue,
  type CopyNotice as Notice,
  type CopyNoticeEnded,
  type CopyOutcome,
} from '../../patterns/feedback/copyNotice.ts'
import type { DemoPrefill } from '../../simulation/LiveDemo.tsx'
import { parseTyped } from '../../format/typedNumber.ts'
import { labelOf } from '../../simulation/entries.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened, typedText } from '../../simulation/visitorEvents.ts'
import { decimalsOptions, networkOptions, type Decimals, type Network } from './tokenOptions.ts'

/** The duration of "Deploying..." (Rules, Token generator). */
export const DEPLOY_MS = 3000
/** The maximum length of a prefilled text, by field (Rules, Token generator). */
export const PREFILL_LIMITS = { name: 60, symbol: 12, supply: 40 } as const

/** A token as configured; texts are kept as typed (Rules, Token generator). */
export interface TokenDraft {
  name: string
  symbol: string
  supply: string
  decimals: Decimals
  network: Network
}

/** The fields that are typed. */
const textNames = ['name', 'symbol', 'supply'] as const
export type TextName = (typeof textNames)[number]
/** What can be copied from the success step. */
export type Copyable = 'address' | 'hash'

/** A copied value and its result. */
export type CopyNotice = Notice & { what: Copyable }

export type TokenGeneratorState =
  | { step: 'configuration'; draft: TokenDraft }
  | { step: 'review'; draft: TokenDraft }
  | { step: 'deploying'; draft: TokenDraft; doneAt: number }
  | { step: 'success'; draft: TokenDraft; copy: CopyNotice | null }

const tokenGeneratorEvents = v.variant('type', [
  /** A link has prefilled texts. */
  happened('prefilled', {
    texts: v.object({
      name: v.optional(typedText),
      symbol: v.optional(typedText),
      supply: v.optional(typedText),
    }),
  }),
  happened('textTyped', { field: v.picklist(textNames), text: typedText }),
  happened('decimalsChosen', { decimals: v.picklist(decimalsOptions.map(({ value }) => value)) }),
  happened('networkChosen', { network: v.picklist(networkOptions.map(({ value }) => value)) }),
  /** "Continue to Review" was pressed. */
  happened('reviewOpened'),
  /** "Back" was pressed. */
  happened('configurationReopened'),
  /** "Deploy" was pressed. */
  happened('deployPressed'),
  /** "Create Another Token" was pressed. */
  happened('anotherStarted'),
])
type TokenGeneratorOutcome = CopyOutcome & { what: Copyable }
type TokenGeneratorDue =
  /** Due: the simulated deployment is done. */
  { type: 'deployed' } | CopyNoticeEnded
export type TokenGeneratorEvent =
  | v.InferOutput<typeof tokenGeneratorEvents>
  | TokenGeneratorOutcome
  | TokenGeneratorDue

const emptyDraft: TokenDraft = { name: '', symbol: '', supply: '', decimals: '18', network: 'ethereum' }

/** Name, symbol and supply are filled: literally not empty, spaces and "0" count (Rules, Typed texts). */
export function canReview({ name, symbol, supply }: TokenDraft): boolean {
  return name !== '' && symbol !== '' && supply !== ''
}

function configure(state: TokenGeneratorState, change: Partial<TokenDraft>): TokenGeneratorState {
  return state.step === 'configuration' ? { ...state, draft: { ...state.draft, ...change } } : state
}

export const tokenGenerator: Simulation<TokenGeneratorState, TokenGeneratorEvent> = {
  visitorEvents: tokenGeneratorEvents,

  entries: ({ draft }) => [
    ['Token name', draft.name],
    ['Symbol', draft.symbol],
    ['Total supply', draft.supply],
    ['Decimals', draft.decimals],
    ['Network', labelOf(networkOptions, draft.network)],
  ],

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
      case 'copyRefused':
        return state.step === 'success'
          ? { ...state, copy: { what: event.what, ...copyNotice(event, now) } }
          : state
      case 'copyNoticeEnded':
        return state.step === 'success' ? { ...state, copy: null } : state
      case 'anotherStarted':
        return state.step === 'success' ? { step: 'configuration', draft: emptyDraft } : state
    }
  },

  due(state) {
    if (state.step === 'deploying') return { event: { type: 'deployed' }, at: state.doneAt }
    return state.step === 'success' ? copyNoticeDue(state.copy) : null
  },
}

/** The fewest and the most squares along a side of a token's quilt. */
const SQUARES = { fewest: 4, most: 16 }

/** Squares along a side of the quilt: one more for each digit of the supply before its point. */
export function squaresOf(supply: string): number {
  const tokens = parseTyped(supply)
  const digits = tokens < 1 ? 0 : Math.floor(Math.log10(tokens)) + 1
  return Math.min(SQUARES.most, SQUARES.fewest + digits)
}

/** A supply with every digit that was typed: `2,500,000`; any other text as typed. */
export function supplyText(supply: string): string {
  // Never rounded: a number keeps about 15 digits only.
  if (/^(0|[1-9]\d*)$/.test(supply)) return supply.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return supply
}

/** What a link prefills: name, symbol and supply as plain text of bounded length. */
export function prefillOf(texts: DemoPrefill): TokenGeneratorEvent[] {
  const taken: Partial<Record<TextName, string>> = {}
  for (const field of textNames) {
    const text = texts[field]
    if (text) taken[field] = [...text].slice(0, PREFILL_LIMITS[field]).join('')
  }
  return Object.keys(taken).length > 0 ? [{ type: 'prefilled', texts: taken }] : []
}
