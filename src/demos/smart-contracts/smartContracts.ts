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
import { earliest, nextOnGrid, type Simulation } from '../../simulation/simulation.ts'
import { happened, typedText } from '../../simulation/visitorEvents.ts'
import { LINES, partIds, type PartId } from './contractOutline.ts'
import { featureIds, features, switched, type Feature } from './features.ts'
import { nothingOwn, type OwnToken } from './ownToken.ts'
import { standardOptions, type Standard } from './standards.ts'

/** The duration of the Generating state (Rules, Contract builder). */
export const GENERATION_MS = 2000
/** How often lines are written meanwhile: about three each time. */
const WRITING_MS = 40

/**
 * Empty; generating, with the lines that are written; generated. The standard and the part that is read can change in each of
 * them.
 */
export type SmartContractsState = {
  standard: Standard
  part: PartId | null
  /** The features that are turned off. */
  off: readonly Feature[]
  /** The client's token, as typed. */
  token: OwnToken
  /** Whether the generated code is shown in the client's language, if that is another. */
  isYours: boolean
} & (
  | { phase: 'empty' }
  | { phase: 'generating'; doneAt: number; written: number; nextAt: number }
  | { phase: 'generated'; copy: CopyNotice | null }
)

const smartContractsEvents = v.variant('type', [
  happened('standardChosen', { standard: v.picklist(standardOptions.map(({ value }) => value)) }),
  /** "Generate" was pressed. */
  happened('generatePressed'),
  /** A part of the outline was pressed: the code shows it. */
  happened('partChosen', { part: v.picklist(partIds) }),
  /** A feature was turned on or off: the code shows its place. */
  happened('featureSwitched', { feature: v.picklist(featureIds) }),
  /** Name, symbol or supply was typed: the code shows it. */
  happened('tokenTyped', { field: v.picklist(['name', 'symbol', 'supply']), text: typedText }),
  /** The button for the client's version, or for the sample, was pressed. */
  happened('versionSwitched'),
])
type SmartContractsDue =
  /** Due: the next lines are written. */
  | { type: 'wrote' }
  /** Due: the simulated generation is done. */
  | { type: 'generated' }
  | CopyNoticeEnded
export type SmartContractsEvent = v.InferOutput<typeof smartContractsEvents> | CopyOutcome | SmartContractsDue

export const smartContracts: Simulation<SmartContractsState, SmartContractsEvent> = {
  visitorEvents: smartContractsEvents,

  entries: ({ standard, token }) => [
    ['Token standard', labelOf(standardOptions, standard)],
    ...(
      [
        ['Name', token.name],
        ['Symbol', token.symbol],
        ['Supply', token.supply],
      ] as const
    ).filter(([, text]) => text.trim() !== ''),
  ],

  start: () => ({
    standard: 'erc-20',
    part: null,
    off: [],
    token: nothingOwn,
    isYours: false,
    phase: 'empty',
  }),

  reduce(state, event, now) {
    const { standard, part, off, token } = state
    switch (event.type) {
      case 'standardChosen':
        // The code stays: all standards use the same text (Rules, Contract builder).
        return { ...state, standard: event.standard }
      case 'generatePressed':
        return state.phase === 'generating'
          ? state
          : {
              standard,
              off,
              token,
              isYours: false,
              // The reader follows the writing again.
              part: null,
              phase: 'generating',
              doneAt: now + GENERATION_MS,
              written: 0,
              nextAt: now + WRITING_MS,
            }
      case 'partChosen':
        return part === event.part ? state : { ...state, part: event.part }
      case 'featureSwitched':
        return {
          ...state,
          off: switched(off, event.feature),
          part: features.find(({ id }) => id === event.feature)?.part ?? part,
        }
      case 'tokenTyped':
        return { ...state, token: { ...token, [event.field]: event.text }, part: 'supply' }
      case 'versionSwitched':
        return state.phase === 'generated' ? { ...state, isYours: !state.isYours } : state
      case 'wrote': {
        if (state.phase !== 'generating') return state
        const from = state.doneAt - GENERATION_MS
        return {
          ...state,
          written: Math.min(LINES, Math.floor((LINES * (now - from)) / GENERATION_MS)),
          nextAt: nextOnGrid(from, WRITING_MS, now),
        }
      }
      case 'generated':
        return state.phase === 'generating'
          ? { standard, part, off, token, isYours: false, phase: 'generated', copy: null }
          : state
      case 'copied':
      case 'copyRefused':
        return state.phase === 'generated' ? { ...state, copy: copyNotice(event, now) } : state
      case 'copyNoticeEnded':
        return state.phase === 'generated' ? { ...state, copy: null } : state
    }
  },

  due(state) {
    if (state.phase === 'generating')
      return earliest<SmartContractsEvent>(
        { event: { type: 'generated' }, at: state.doneAt },
        { event: { type: 'wrote' }, at: state.nextAt },
      )
    return state.phase === 'generated' ? copyNoticeDue(state.copy) : null
  },
}

/** Whether the code that is shown is Rust: SPL has a version in it (Rules, Contract builder). */
export const isInRust = (state: SmartContractsState): boolean =>
  state.phase === 'generated' && state.standard === 'spl' && state.isYours

/** The lines of the contract that are written, from 0 to all. */
export const writtenLines = (state: SmartContractsState): number => {
  if (state.phase === 'generating') return state.written
  return state.phase === 'generated' ? LINES : 0
}
