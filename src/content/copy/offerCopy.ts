// What is said of a service or product. One module each: its default export is what the page says at length, loaded
// with that page only; `sentence` stands in lists, `synonyms` are other words for it that the chat knows. What has to be
// there for every page (the lengths, no sentence twice, no claims) is checked by copy.test.ts.
import type { OfferPath } from '../offers.ts'
import type { Step } from '../steps.ts'

/** A few words, and what they mean here. */
export interface Term {
  /** Two to four words. */
  readonly term: string
  /** One or two sentences. */
  readonly text: string
}

/** A question as a buyer would put it, with an answer that can stand alone. */
export interface Question {
  readonly question: string
  readonly answer: string
}

export interface OfferCopy {
  /**
   * What a browser's tab and search results call the page: at most 49 characters, since the company's name follows.
   * Says what the name alone does not ("Staking platform development").
   */
  readonly title: string
  /** For search results and link previews: 70 to 160 characters. */
  readonly description: string
  /** What the buyer has in the end, in one sentence. Stands under the name. */
  readonly outcome: string
  /** Why this is needed and what goes wrong without it: one or two paragraphs. */
  readonly problem: readonly string[]
  /** What is included: 5 to 7 concrete things. */
  readonly included: readonly Term[]
  /**
   * What businesses use it for, in their own words: 3 to 6 short phrases. Left out where the page says it anyway. Search and
   * chat find the offer by them.
   */
  readonly uses?: readonly string[]
  /** How it runs: four steps in this subject's own words, without durations. */
  readonly steps: readonly [Step, Step, Step, Step]
  /** What is needed from the buyer: 3 to 5 things, each a short phrase. */
  readonly needs: readonly string[]
  /** Price, time and handover of this offer, each in one sentence and without any figure. */
  readonly terms: {
    /** What sets the price. */
    readonly price: string
    /** What sets the time. */
    readonly time: string
    /** What is handed over: only things that the page names elsewhere. */
    readonly handover: string
  }
  /** The operating systems that an app is made for, as its page names them. Left out where it runs in a browser or on servers. */
  readonly operatingSystems?: readonly ('iOS' | 'Android')[]
  /** Networks, standards and terms of this subject, named properly. Left out where there are none. */
  readonly standards?: readonly Term[]
  /** Only with a demo, and always with one. */
  readonly demo?: {
    /** What a visitor can try in it: sentences that are true of the demo. */
    readonly canTry: readonly string[]
    /** What can be made different for a buyer: 4 to 6 short phrases. */
    readonly canChange: readonly string[]
  }
  /** Three or four that are often asked for together. */
  readonly related: readonly OfferPath[]
  readonly questions: readonly [Question, Question, Question]
  /** The page's last words, above the contact button. */
  readonly call: {
    /** A short question. */
    readonly title: string
    /** What to write to us. */
    readonly text: string
  }
}
