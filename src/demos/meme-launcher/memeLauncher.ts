// The meme launcher's rules: a draft that is never sent. No button acts (Rules, Meme launcher), and there are no timers.
import * as v from 'valibot'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened, typedText } from '../../simulation/visitorEvents.ts'
import type { MemeToken } from './sampleMemes.ts'

/** A draft of a meme token, as typed. */
export interface MemeDraft {
  name: string
  symbol: string
  description: string
}

export interface MemeLauncherState {
  draft: MemeDraft
}

const memeLauncherEvents = v.variant('type', [
  happened('textTyped', { field: v.picklist(['name', 'symbol', 'description']), text: typedText }),
])
export type MemeLauncherEvent = v.InferOutput<typeof memeLauncherEvents>

export const memeLauncher: Simulation<MemeLauncherState, MemeLauncherEvent> = {
  visitorEvents: memeLauncherEvents,

  entries: ({ draft }) => [
    ['Name', draft.name],
    ['Symbol', draft.symbol],
    ['Description', draft.description],
  ],

  start: () => ({ draft: { name: '', symbol: '', description: '' } }),
  reduce: (state, event) => ({ draft: { ...state.draft, [event.field]: event.text } }),
}

/** The text whose letters draw the face: the name, else the symbol; null while neither has a letter. */
export const nameOfFace = ({ name, symbol }: MemeDraft): string | null =>
  [name, symbol].find((text) => text.trim() !== '') ?? null

/** A symbol as the token shows it: in capitals, like those of the trending list. */
export const shownSymbol = (symbol: string): string => symbol.toLocaleUpperCase('en-US')

/** The stat cards' figures, from the list itself. */
export function summaryOf(memes: readonly MemeToken[]): {
  count: number
  marketCap: number
  holders: number
  averageScore: number
} {
  const sum = (of: 'marketCap' | 'holders' | 'aiScore') => memes.reduce((total, meme) => total + meme[of], 0)
  return {
    count: memes.length,
    marketCap: sum('marketCap'),
    holders: sum('holders'),
    averageScore: memes.length === 0 ? 0 : sum('aiScore') / memes.length,
  }
}
