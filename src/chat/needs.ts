// What a visitor's business needs: the services and products that serve it, each with what it is used for.
import { businessNeeds, type BusinessNeed } from '../content/businessNeeds.ts'
import { onDemand } from '../format/onDemand.ts'
import type { Library } from '../passages/library.ts'
import type { Passage } from '../passages/passages.ts'
import { stemOf, tokensOf } from '../passages/words.ts'
import { lineOf, partOf, usedForLine, usesIn } from './knowledge.ts'
import { MOST_LINES, type Line } from './lines.ts'
import { corrector } from './phrases.ts'
import { conceptOf } from './sameWords.ts'

/** What a word that says what is needed counts, and one that says it together with others: less where more needs have it. */
const WORD = 1
const HINT = [0, 0.5, 0.4, 0.3, 0.25, 0.2] as const
/** So many hints say it without a word, if they count so much. */
const FEWEST_HINTS = 3
const LEAST_HINTS = 1.2
/** Words that count together stand no further apart. */
const WINDOW = 5
/** Another need that is as clear is answered as well. */
const AS_CLEAR = 0.6

interface ReadyNeed {
  readonly need: BusinessNeed
  /** Each is one word, or several that stand together. */
  readonly words: readonly (readonly string[])[]
  readonly hints: ReadonlySet<string>
  /** All of them. */
  readonly all: ReadonlySet<string>
}

/** A word is compared without its ending, and as it is where it has a mark. */
const formOf = (word: string) => (word.endsWith('!') ? word : stemOf(word))

const ready = onDemand((): readonly ReadyNeed[] =>
  businessNeeds.map((need) => {
    const words = need.words.split(' ').map((word) => word.split('+').map(formOf))
    const hints = new Set(need.hints.split(' ').map(stemOf))
    return { need, words, hints, all: new Set([...words.flat(), ...hints]) }
  }),
)

const needsOfHint = onDemand(() => {
  const counts = new Map<string, number>()
  for (const { hints } of ready()) for (const hint of hints) counts.set(hint, (counts.get(hint) ?? 0) + 1)
  return counts
})
const hintWorth = (hint: string): number => HINT[Math.min(needsOfHint().get(hint) ?? 0, HINT.length - 1)] ?? 0

/** Whether words are in a text, near one another. */
function standTogether(parts: readonly string[], places: ReadonlyMap<string, readonly number[]>): boolean {
  const [first = '', ...others] = parts
  const firsts = places.get(first)
  if (firsts === undefined) return false
  return firsts.some((place) =>
    others.every((other) => (places.get(other) ?? []).some((at) => Math.abs(at - place) <= WINDOW)),
  )
}

/** Shorter words have too many neighbors to be set right. */
const SHORTEST_SLIP = 6
const correct = corrector(
  () =>
    new Set(
      businessNeeds
        .flatMap(({ words, hints }) => `${words} ${hints}`.split(/[ +!]/))
        .filter((word) => word.length >= SHORTEST_SLIP),
    ),
)

export interface FoundNeed {
  readonly lines: readonly Line[]
  /** One word that says what is needed counts 1. */
  readonly clarity: number
}

/** A use is named where so many of its words are, those that were said counted twice. */
const LEAST_USE = 2
/** If it has so much of the use, none of its words has to be said. */
const SURE_USE = 0.5

/** What the page says that it is used for, as far as it is this need. */
function usedFor({ all }: ReadyNeed, asked: ReadonlySet<string>, uses: Passage | null): string | null {
  if (uses === null) return null
  const counted = usesIn(uses)
    .map((use) => {
      const inUse = [...new Set(tokensOf(use).map(stemOf))]
      const stems = inUse.filter((stem) => all.has(stem))
      const said = new Set([...asked].map(conceptOf))
      const count = stems.filter((stem) => said.has(conceptOf(stem))).length
      return { use, count: stems.length + count, isUse: count > 0 || stems.length >= inUse.length * SURE_USE }
    })
    .reduce((best, other) => (other.count > best.count ? other : best))
  return counted.isUse && counted.count >= LEAST_USE ? counted.use : null
}

/** A service or product in its own sentence, with the use that is needed. */
function offerLine(library: Library, need: ReadyNeed, asked: ReadonlySet<string>, path: string): Line[] {
  const summary = partOf(library, path, 'summary')
  if (!summary) return []
  const use = usedFor(need, asked, partOf(library, path, 'uses'))
  return [usedForLine(summary, use)]
}

/** The needs that a text tells, the clearest first. */
function needsIn(library: Library, text: string) {
  const places = new Map<string, number[]>()
  for (const [place, word] of tokensOf(text).entries()) {
    const meant = word.length < SHORTEST_SLIP ? word : correct(word, (known) => library.knows(known))
    for (const form of [stemOf(meant), `${meant}!`]) places.set(form, [...(places.get(form) ?? []), place])
  }
  const asked = new Set(places.keys())
  const found = ready()
    .map((need) => {
      const words = need.words.filter((parts) => standTogether(parts, places))
      const distinct = new Set(words.map(([first]) => first)).size
      const hints = [...need.hints].filter((hint) => asked.has(hint))
      const sum = hints.reduce((all, hint) => all + hintWorth(hint), 0)
      return { need, distinct, hints: hints.length, sum, clarity: distinct * WORD + sum }
    })
    .filter(({ distinct, hints, sum }) => distinct > 0 || (hints >= FEWEST_HINTS && sum >= LEAST_HINTS))
    .sort((one, other) => other.clarity - one.clarity)
  return { asked, found }
}

/** What serves the need that a visitor tells of; null where there is none. */
export function needIn(library: Library, text: string): FoundNeed | null {
  const { asked, found } = needsIn(library, text)
  const [first, second] = found
  if (!first) return null
  const lineFor = (need: ReadyNeed, at: number) => {
    const path = need.need.offers[at]?.[0]
    return path === undefined ? [] : offerLine(library, need, asked, path)
  }
  const [path, heading] = first.need.need.offers[0] ?? []
  const passage = library.passages.find((one) => one.page.href === path && one.heading === heading)
  const isAnother = second !== undefined && second.clarity >= first.clarity * AS_CLEAR
  const lines = [
    ...lineFor(first.need, 0),
    ...(isAnother ? lineFor(second.need, 0) : []),
    ...(passage ? [lineOf(passage)] : []),
    ...lineFor(first.need, 1),
  ]
  const isNew = (line: Line, at: number) => lines.findIndex(({ text: said }) => said === line.text) === at
  return { lines: lines.filter(isNew).slice(0, MOST_LINES), clarity: first.clarity }
}
