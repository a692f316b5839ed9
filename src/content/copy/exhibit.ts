// The exhibit of a service or product: the one picture that argues its case. Data only; src/parts/exhibits draws each kind.

/** What a row says of its subject; always doubled by a word. */
export type Verdict = 'good' | 'caution' | 'bad'

/** A name and what belongs to it, both short phrases. */
export interface Fact {
  readonly name: string
  readonly value: string
}

/** A sentence with its verdict. */
export interface Conclusion {
  /** Whether it holds, in part, or not. */
  readonly mark: Verdict
  /** What follows, in one sentence. */
  readonly text: string
}

interface Captioned {
  /** What the picture proves, in one sentence that is true of this offer only. */
  readonly caption: string
}

/** A line of a curve: `start`, and what each step adds, always and for each unit of the input. It never goes below 0. */
export interface CurveLine {
  readonly name: string
  readonly start: number
  /** Added with each step. */
  readonly slope?: number
  /** Added with each step for each unit of the input. */
  readonly slopeOfInput?: number
  /** Added once, at a step. */
  readonly jumps?: readonly { readonly at: number; readonly by: number }[]
}

/** One or two lines over time, and an input that bends them. */
export interface CurveExhibit extends Captioned {
  readonly kind: 'curve'
  /** The unit after each figure: "%", or " M" for millions. */
  readonly unit: string
  /** The name of a step, in the singular, and how many there are. */
  readonly over: { readonly name: string; readonly count: number }
  readonly input: {
    readonly name: string
    readonly unit: string
    readonly from: number
    readonly to: number
    readonly step: number
    readonly at: number
  }
  /** One line, which may reach 0; or two, of which the first may exceed the second. */
  readonly lines: readonly [CurveLine] | readonly [CurveLine, CurveLine]
  /** The sentence if that happens, with `{at}` for its step, and the sentence if it does not. */
  readonly happens: { readonly text: string }
  readonly never: { readonly text: string }
}

/** A claim, the attempt to break it, and what follows: a flaw, its test and its fix. */
export interface FindingExhibit extends Captioned {
  readonly kind: 'finding'
  readonly name: string
  readonly badge: { readonly mark: Verdict; readonly name: string }
  /** Each with a sentence, or with lines of code. */
  readonly panes: readonly {
    readonly name: string
    readonly text?: string
    readonly code?: readonly string[]
  }[]
}

/** A sample week: each day with two parts. */
export interface WeekPlanExhibit extends Captioned {
  readonly kind: 'weekPlan'
  /** What the two parts of each day are. */
  readonly parts: readonly [string, string]
  readonly days: readonly { readonly name: string; readonly parts: readonly [string, string] }[]
}

/** What a party sees of an entry, or may do with it. */
export type Access = 'full' | 'hash' | 'none'

/** Who sees what: entries by parties. */
export interface AccessTableExhibit extends Captioned {
  readonly kind: 'accessTable'
  /** The name of the rows. */
  readonly name: string
  readonly parties: readonly string[]
  readonly entries: readonly { readonly name: string; readonly cells: readonly Access[] }[]
  /** The three kinds of access in words. */
  readonly key: Readonly<Record<Access, string>>
}

/** Stations one after the other, and where it waits or stops. */
export interface RouteExhibit extends Captioned {
  readonly kind: 'route'
  readonly stations: readonly {
    readonly name: string
    readonly note: string
    readonly state: 'done' | 'waiting' | 'stopped' | 'open'
  }[]
}

/** Bars of which some reach a threshold. */
export interface ThresholdBarsExhibit extends Captioned {
  readonly kind: 'thresholdBars'
  /** What the bars measure. */
  readonly name: string
  readonly unit: string
  /** The value of a full bar. */
  readonly most: number
  readonly threshold: { readonly name: string; readonly at: number }
  readonly bars: readonly {
    readonly name: string
    readonly at: number
    readonly mark: Verdict
    readonly verdict: string
  }[]
}

/** Price and amount of a level. */
export type Level = readonly [price: number, amount: number]

/** An order book with its depth, and the ledger behind it. */
export interface OrderBookExhibit extends Captioned {
  readonly kind: 'orderBook'
  readonly base: string
  readonly quote: string
  /** Best first, as many of each. */
  readonly bids: readonly Level[]
  readonly asks: readonly Level[]
  /** What the ledger has reserved for the asks, in the base. */
  readonly reserved: number
}

/** A document: its parts, and one of them open. */
export interface DocumentOutlineExhibit extends Captioned {
  readonly kind: 'documentOutline'
  readonly name: string
  readonly parts: readonly Fact[]
  /** The part that is open, by its place among the parts. */
  readonly open: number
  readonly excerpt: readonly string[]
  readonly conclusion: Conclusion
}

/** A table of three columns that leads to decisions. */
export interface DecisionTableExhibit extends Captioned {
  readonly kind: 'decisionTable'
  readonly columns: readonly [string, string, string]
  readonly rows: readonly (readonly [string, string, string])[]
}

/** Parts of a system in layers, and the links between the layers. */
export interface SystemLayersExhibit extends Captioned {
  readonly kind: 'systemLayers'
  readonly layers: readonly {
    readonly name: string
    readonly nodes: readonly {
      readonly name: string
      readonly note?: string
      /** It has failed, or is the weakest. */
      readonly isWeak?: boolean
    }[]
  }[]
  /** One fewer than the layers. */
  readonly links: readonly { readonly name: string; readonly isCut?: boolean }[]
}

/** What is released or claimed, in steps. */
export interface UnlockStairsExhibit extends Captioned {
  readonly kind: 'unlockStairs'
  /** The quantity, in percent. */
  readonly name: string
  /** The name of a place: "Month". */
  readonly unit: string
  /** The last place. */
  readonly until: number
  /** Ascending: the place, and the percentage from there on. */
  readonly steps: readonly (readonly [at: number, percent: number])[]
  readonly facts: readonly Fact[]
}

/** A screen of the product, taken large. */
export interface ProductScreenExhibit extends Captioned {
  readonly kind: 'productScreen'
  readonly frame: 'window' | 'phone'
  readonly name: string
  /** The figure or the act that the screen is about. */
  readonly headline: string
  /** A generated picture: one, or a shelf of six of which one is missing. */
  readonly art?: 'one' | 'shelf'
  readonly rows: readonly (Fact & { readonly mark?: Verdict })[]
}

/** Checks of a subject, and what follows from them. */
export interface ChecksExhibit extends Captioned {
  readonly kind: 'checks'
  readonly name: string
  readonly checks: readonly (Fact & { readonly mark: Verdict })[]
  readonly conclusion: Conclusion
}

/** The same thing twice: as it usually looks, and as it looks here. */
export interface ComparisonExhibit extends Captioned {
  readonly kind: 'comparison'
  readonly sides: readonly [CompareSide, CompareSide]
}
export interface CompareSide {
  readonly name: string
  readonly headline: string
  readonly code?: readonly string[]
  readonly facts?: readonly Fact[]
  readonly conclusion: Conclusion
}

/** Any exhibit; `kind` says which. */
export type Exhibit =
  | CurveExhibit
  | FindingExhibit
  | WeekPlanExhibit
  | AccessTableExhibit
  | RouteExhibit
  | ThresholdBarsExhibit
  | OrderBookExhibit
  | DocumentOutlineExhibit
  | DecisionTableExhibit
  | SystemLayersExhibit
  | UnlockStairsExhibit
  | ProductScreenExhibit
  | ChecksExhibit
  | ComparisonExhibit

export type ExhibitKind = Exhibit['kind']
/** The exhibit of a kind. */
export type ExhibitOf<Kind extends ExhibitKind> = Extract<Exhibit, { kind: Kind }>
