// The meme launcher's rules: a draft that is typed and never sent. No button acts (SPEC section 2), nothing is timed.
import type { Simulation } from '../../simulation/simulation.ts'
import type { MemeToken } from './sampleMemes.ts'

/** A meme token to be, as typed. */
export interface MemeDraft {
  name: string
  symbol: string
  description: string
}

export interface MemeLauncherState {
  draft: MemeDraft
}

export type MemeLauncherEvent = { type: 'textTyped'; field: keyof MemeDraft; text: string }

export const memeLauncher: Simulation<MemeLauncherState, MemeLauncherEvent> = {
  start: () => ({ draft: { name: '', symbol: '', description: '' } }),
  reduce: (state, event) => ({ draft: { ...state.draft, [event.field]: event.text } }),
}

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
