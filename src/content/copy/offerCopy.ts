// The copy of a service or product. One module each: its default export is the text of the page, loaded
// with that page only; `sentence` appears in lists, `synonyms` are other words for it that the chat knows. copy.test.ts
// checks what every page needs: lengths, no repeated sentences, no claims.
import type { OfferPath } from '../offers.ts'
import type { Step } from '../steps.ts'
import type { Exhibit } from './exhibit.ts'

/** A term and its explanation on this page. */
export interface Term {
  /** Two to four words. */
  readonly term: string
  /** One or two sentences. */
  readonly text: string
}

/** A network, a standard or a term of the field. */
export interface NamedTerm extends Term {
  /** What the field calls it, beside the term: `ERC-4337, EIP-7702`. Not in the text, where it would read as a name of the last clause. */
  readonly names?: string
}

/** A question in a buyer's words, with an answer that makes sense without the rest of the page. */
export interface Question {
  readonly question: string
  readonly answer: string
}

export interface OfferCopy {
  /**
   * The title in a browser's tab and in search results: at most 49 characters, because the company's name follows.
   * Says what the name alone does not ("Staking platform development").
   */
  readonly title: string
  /** For search results and link previews: 70 to 155 characters. */
  readonly description: string
  /** What the buyer gets, in one or two sentences. Appears under the name. Few pages may share its shape (copy.test.ts). */
  readonly outcome: string
  /** The heading of the problem: two to seven words that say it of this subject. No page shares it. */
  readonly problemTitle: string
  /** Why a buyer needs this and what fails without it: one or two paragraphs. */
  readonly problem: readonly string[]
  /** The one picture that argues the case of this page, with data of this offer. Not what its demo shows already. */
  readonly exhibit: Exhibit
  /** What is included: 5 to 7 concrete things. */
  readonly included: readonly Term[]
  /**
   * What businesses use it for, in their own words: 3 to 6 short phrases. Omitted if the page says it elsewhere. Search and
   * chat find the offer by them.
   */
  readonly uses?: readonly string[]
  /** Beside the heading of the steps, if what the buyer does in them differs from other projects. */
  readonly stepsNote?: string
  /** How the project runs: four steps in the terms of this subject, without durations. */
  readonly steps: readonly [Step, Step, Step, Step]
  /** What the buyer provides: 3 to 5 items, each a short phrase. */
  readonly needs: readonly string[]
  /** Price, time and handover of this offer, each in one to three sentences and without any figure. */
  readonly terms: {
    /** What sets the price. */
    readonly price: string
    /** What sets the timeline. */
    readonly time: string
    /** What the buyer receives: only items that the page names elsewhere. */
    readonly handover: string
  }
  /** The operating systems of an app, as its page names them. Omitted if it runs in a browser or on servers. */
  readonly operatingSystems?: readonly ('iOS' | 'Android')[]
  /** Networks, standards and terms of this subject, by their proper names. Omitted if there are none. */
  readonly standards?: readonly NamedTerm[]
  /** Present exactly if there is a demo. */
  readonly demo?: {
    /** What a visitor can try in it: sentences that are true of the demo. Not what does not work. */
    readonly canTry: readonly string[]
    /** What a buyer can have changed: 4 to 6 short phrases. */
    readonly canChange: readonly string[]
  }
  /** Three or four offers that buyers often order together. */
  readonly related: readonly OfferPath[]
  readonly questions: readonly [Question, Question, Question]
  /** The last text of the page, above the contact button. */
  readonly call: {
    /** A short question. */
    readonly title: string
    /** What to include in a message to us. */
    readonly text: string
  }
}
