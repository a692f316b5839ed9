// A very small demo for the tests of the common code of demos: two fields, a light, a list of stamps and of
// lines, and a clock that ticks each second and keeps the time of its last tick.
import * as v from 'valibot'
import { nextOnGrid, type Simulation } from '#src/simulation/simulation.ts'
import { happened, typedText } from '#src/simulation/visitorEvents.ts'

export const notebookEvents = v.variant('type', [
  happened('noteTyped', { field: v.picklist(['title', 'body']), text: typedText }),
  happened('bothPasted', { texts: v.object({ title: typedText, body: typedText }) }),
  happened('lineAdded', { text: typedText }),
  happened('lightSwitched', { isOn: v.boolean() }),
  happened('stamped', { stamp: v.number() }),
  happened('clockStarted'),
])
export type NotebookEvent = v.InferOutput<typeof notebookEvents> | { type: 'copied' } | { type: 'ticked' }

export interface Notebook {
  title: string
  body: string
  lines: readonly string[]
  isOn: boolean
  stamps: readonly number[]
  isCopied: boolean
  clock: { since: number; nextAt: number; ticks: number; tickedAt: number } | null
}

const TICK_MS = 1000

export const notebook: Simulation<Notebook, NotebookEvent> = {
  visitorEvents: notebookEvents,
  start: () => ({ title: '', body: '', lines: [], isOn: false, stamps: [], isCopied: false, clock: null }),
  reduce(state, event, now) {
    switch (event.type) {
      case 'noteTyped':
        return { ...state, [event.field]: event.text }
      case 'bothPasted':
        return { ...state, ...event.texts }
      case 'lineAdded':
        return { ...state, lines: [...state.lines, event.text] }
      case 'lightSwitched':
        return { ...state, isOn: event.isOn }
      case 'stamped':
        return { ...state, stamps: [...state.stamps, event.stamp] }
      case 'clockStarted':
        return { ...state, clock: { since: now, nextAt: now + TICK_MS, ticks: 0, tickedAt: now } }
      case 'copied':
        return { ...state, isCopied: true }
      case 'ticked': {
        if (!state.clock) return state
        const { since, ticks } = state.clock
        return {
          ...state,
          clock: { since, ticks: ticks + 1, tickedAt: now, nextAt: nextOnGrid(since, TICK_MS, now) },
        }
      }
    }
  },
  due: ({ clock }) => clock && { event: { type: 'ticked' }, at: clock.nextAt },
  entries: ({ title, body }) => [
    ['Title', title],
    ['Body', body],
  ],
}

export const title = (text: string): NotebookEvent => ({ type: 'noteTyped', field: 'title', text })
export const body = (text: string): NotebookEvent => ({ type: 'noteTyped', field: 'body', text })
export const line = (text: string): NotebookEvent => ({ type: 'lineAdded', text })
export const light = (isOn: boolean): NotebookEvent => ({ type: 'lightSwitched', isOn })
export const stamped = (stamp: number): NotebookEvent => ({ type: 'stamped', stamp })
export const clockStarted: NotebookEvent = { type: 'clockStarted' }
