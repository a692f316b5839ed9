// The features that can be turned off: which lines of the sample each of them brings, and what changes in the others.
import type { PartId } from './contractOutline.ts'
import { nothingOwn, ownWords, type OwnToken } from './ownToken.ts'
import { contractLines, type Token, type TokenKind } from './sampleContract.ts'

/** The features (Rules, Contract builder), in their order, and the part of the code that shows each. */
export const features = [
  { id: 'burn', name: 'Burn', part: 'burn' },
  { id: 'pause', name: 'Pause', part: 'pause' },
  { id: 'whitelist', name: 'Whitelist', part: 'whitelist' },
  { id: 'tax', name: 'Transfer tax', part: 'tax' },
] as const satisfies readonly { id: string; name: string; part: PartId }[]
export type Feature = (typeof features)[number]['id']

/** The ids of the features. */
export const featureIds = features.map(({ id }) => id)

/** Runs of lines that come with a feature: how the first one begins, and how many they are. */
const runs: readonly (readonly [feature: Feature, begins: string, lines: number])[] = [
  ['burn', '/// @notice Only burning changes', 1],
  ['burn', '/// @notice Destroys', 7],
  ['pause', 'bool public paused', 1],
  ['pause', 'event Paused', 1],
  ['pause', 'event Unpaused', 1],
  ['pause', 'error WhilePaused', 1],
  ['pause', 'error NotPaused', 1],
  ['pause', '/// @dev Pausing', 7],
  ['pause', 'function pause(', 5],
  ['pause', 'function unpause(', 6],
  ['whitelist', '/// @notice Transfers from or to', 3],
  ['whitelist', 'event WhitelistChanged', 1],
  ['whitelist', 'function setWhitelisted(', 5],
  ['whitelist', 'if (isWhitelisted[from]', 1],
  ['tax', '/// @notice The tax on transfers', 4],
  ['tax', '/// @notice The tax on a transfer;', 6],
  ['tax', 'uint256 tax =', 1],
  ['tax', 'if (tax > 0)', 1],
]
/** What changes in a line that stays without a feature: from this text to that one. */
const edits: readonly (readonly [without: Feature, begins: string, from: string, to: string])[] = [
  ['burn', '/// @dev Pausing', ' and no burning', ''],
  ['pause', 'function burn(', ' whenNotPaused', ''],
  ['pause', 'function _transfer(', ' whenNotPaused', ''],
  ['whitelist', 'function taxOn(', 'address from, address to, ', ''],
  ['whitelist', 'function taxOn(', 'public view', 'public pure'],
  ['whitelist', 'uint256 tax =', 'from, to, ', ''],
  ['tax', '/// @notice Destroys', ' Free of tax.', ''],
  ['tax', '_give(from, to, amount - tax)', ' - tax', ''],
]

const textOf = (line: readonly Token[]) => line.map(({ text }) => text).join('')
const starts = contractLines.map((line) => textOf(line).trimStart())
const indexOf = (begins: string) => starts.findIndex((text) => text.startsWith(begins))

/** The feature that brings each line; undefined for those that are always there. */
export const featureOfLine: readonly (Feature | undefined)[] = starts.map(
  (_, index) =>
    runs.find(([, begins, lines]) => {
      const first = indexOf(begins)
      return index >= first && index < first + lines
    })?.[0],
)

/** A line with a part of its text replaced; what is new has the kind of what it replaces. */
function replaced(line: readonly Token[], from: string, to: string): readonly Token[] {
  const letters = line.flatMap(({ kind, text }) => Array.from(text, (letter) => ({ kind, letter })))
  const at = textOf(line).indexOf(from)
  const kinds = Array.from(to, (letter, index) => ({
    kind: letters[at + Math.min(index, from.length - 1)]?.kind ?? 'plain',
    letter,
  }))
  letters.splice(at, from.length, ...kinds)
  const tokens: { kind: TokenKind; text: string }[] = []
  for (const { kind, letter } of letters) {
    const last = tokens.at(-1)
    if (last?.kind === kind) last.text += letter
    else tokens.push({ kind, text: letter })
  }
  return tokens
}

const shownLines = new Map<string, readonly Token[]>()

/** A line as it is with the client's token; null without its feature. The same line of the sample is the same object. */
export function lineWithout(
  index: number,
  off: readonly Feature[],
  token: OwnToken = nothingOwn,
): readonly Token[] | null {
  const line = contractLines[index] ?? []
  const feature = featureOfLine[index]
  if (feature !== undefined && off.includes(feature)) return null
  const wanted = edits.filter(([without, begins]) => off.includes(without) && indexOf(begins) === index)
  if (wanted.length === 0) {
    if (token === nothingOwn) return line
    const own = ownWords(token).solidity.find(([begins]) => indexOf(begins) === index)
    return own && own[1] !== own[2] ? replaced(line, own[1], own[2]) : line
  }
  const key = `${index} ${wanted.map(([without]) => without).join(' ')}`
  const shown = shownLines.get(key) ?? wanted.reduce((now, [, , from, to]) => replaced(now, from, to), line)
  shownLines.set(key, shown)
  return shown
}

/** The whole text without some features, as it is copied and downloaded; with all of them it is the sample itself. */
export const textWithout = (off: readonly Feature[], token: OwnToken = nothingOwn): string =>
  `${contractLines
    .flatMap((_, index) => {
      const line = lineWithout(index, off, token)
      return line ? [textOf(line)] : []
    })
    .join('\n')}\n`

/** The features that are off after one was switched: a whitelist exempts from the tax, so it needs one. */
export function switched(off: readonly Feature[], feature: Feature): readonly Feature[] {
  const others = off.filter((one) => one !== feature)
  if (others.length < off.length)
    return feature === 'whitelist' ? others.filter((one) => one !== 'tax') : others
  const more =
    feature === 'tax' ? [...others.filter((one) => one !== 'whitelist'), 'whitelist' as const] : others
  return [...more, feature]
}
