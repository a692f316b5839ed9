// What the panel in the book and the story in its frame say to each other.
import type { EventForm, FieldTexts } from './eventForms.ts'

/** What happened, as the panel lists it. */
export interface Listed {
  /** Since the demo's start, in milliseconds. */
  ms: number
  words: string
  /** Time brought it. */
  isDue: boolean
}

/** A demo's time so far. */
export interface TimelineView {
  /** From the first that is listed to the last, in their order. */
  listed: readonly Listed[]
  /** How many more came before those that are listed. */
  earlier: number
  /** How many of those that are listed have happened where the demo stands. */
  reached: number
  /** What time will bring next; null where it rests. */
  next: Listed | null
  /** How long it has lasted, and where the demo stands, in milliseconds. */
  endMs: number
  atMs: number
}

/** What the panel shows of a demo at work. */
export interface EventsView {
  storyId: string
  /** The demo's name. */
  demo: string
  forms: readonly EventForm[]
  /** Null when so much happened that its beginning is forgotten. */
  timeline: TimelineView | null
  /** How time goes: by the visitor's clock, by the story's play, not at all after dragging, or as a tour tells it. */
  time: 'visitor' | 'play' | 'stopped' | 'tour'
  /** What came of what was sent last. */
  answer: { type: string; sentence: string } | null
}

export type CopyKind = 'fixture' | 'site' | 'page' | 'story'

/** What the panel asks for. */
export type PanelRequest =
  | { kind: 'send'; type: string; texts: FieldTexts }
  /** To show an instant, or the state after one of the listed events. */
  | { kind: 'showAt'; ms: number }
  | { kind: 'showAfter'; index: number }
  | { kind: 'goOn' }
  | { kind: 'text'; of: CopyKind }

/** Something to copy. */
export interface CopyText {
  of: CopyKind
  text: string
  /** What is to be said of it beside "Copied". */
  remark: string
}

const PREFIX = 'demo-events'
/** From the panel: it is open, it is closed, it asks for something. */
export const OPENED = `${PREFIX}/opened`
export const CLOSED = `${PREFIX}/closed`
export const REQUESTED = `${PREFIX}/requested`
/** From the story: an `EventsView`, or null when no demo is at work; a `CopyText`. */
export const SHOWN = `${PREFIX}/shown`
export const TEXT = `${PREFIX}/text`
