// The texts of a component's page. Each folder of stories has a `notes.tsx`, by the id of the story file. What is required here, the
// compiler demands of every component.
import type { ReactElement } from 'react'

/** A picture of a choice, drawn by the components themselves. */
export interface Choice {
  picture: ReactElement
  /** Why, in one sentence. */
  says: string
}

/** How to use it and how not: in pictures, or in one sentence each. "Don't" precedes the second one. */
type Advice =
  | { choices: readonly { do: Choice; dont: Choice }[]; do?: undefined; dont?: undefined }
  | { do: string; dont: string; choices?: undefined }

interface Notes {
  /** What it is for: one or two sentences. */
  purpose: string
  /** When to use it: each a sentence or a phrase. */
  when: readonly string[]
  /** When another component fits better, and the id of its story file. */
  another: readonly [Another, ...Another[]]
  /** What keys do; "none" in words for what takes no focus. */
  keyboard: string
  /** What is read out. */
  screenReader: string
  /** What moves in it and when, and what reduced motion changes. Demos, their parts and pages need it. */
  motion?: string
  /** States worth a look: the export of a story, and what to look at there. Demos and pages need it. */
  statesToSee?: Readonly<Record<string, string>>
  /** The export of the story that leads the page; the first when not given. */
  main?: string
  /**
   * How high the window is in which that story stands, in px, where what is in it is fixed to the window.
   * @default 640
   */
  height?: number
  /**
   * The https address of its file in a design program such as Figma. The page links to it; without it, the page shows no
   * link.
   */
  designFile?: string
}

interface Another {
  when: string
  use: string
}

export type ComponentNotes = Notes & Advice

/** By the id of the story file. */
export type NotesOfFolder = Readonly<Record<string, ComponentNotes>>
