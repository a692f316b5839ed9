// An outline of the generated contract: the parts of the fixed contract, each at its actual line.
import { contractLines, type TokenKind } from './sampleContract.ts'

/** The parts, by the start of their first line. */
const parts = [
  { name: 'License and compiler', note: 'License terms and compiler version', begins: '// SPDX' },
  { name: 'Name and supply', note: '1,000,000 in total, 18 decimals', begins: 'contract SampleToken' },
  { name: 'Burn', note: 'Holders can burn their own tokens', begins: 'function burn(' },
  { name: 'Pause', note: 'Only by the owner', begins: 'function pause(' },
  { name: 'Whitelist', note: 'Tax-exempt addresses', begins: 'function setWhitelisted(' },
  { name: 'Transfer tax', note: '1%, paid to the owner', begins: 'function taxOn(' },
] as const

/** Lines of each part that are drawn. */
export const DRAWN_LINES = 3

/** A drawn span of code: its start and length, in characters. */
export interface Stretch {
  kind: TokenKind
  /** The index of its drawn line, from 0. */
  row: number
  from: number
  length: number
}

/** A part of the contract. */
export interface ContractPart {
  name: string
  /** What it does, in a few words. */
  note: string
  /** The number of its first line, from 1. */
  line: number
  /** Its first lines, drawn. */
  stretches: readonly Stretch[]
}

const texts = contractLines.map((line) => line.map(({ text }) => text).join(''))

/** The line's spans without surrounding spaces. */
function stretchesOf(line: (typeof contractLines)[number], row: number): Stretch[] {
  let at = 0
  return line.flatMap(({ kind, text }) => {
    const from = at + (text.length - text.trimStart().length)
    at += text.length
    const { length } = text.trim()
    return length > 0 ? [{ kind, row, from, length }] : []
  })
}

export const contractOutline: readonly ContractPart[] = parts.map(({ name, note, begins }) => {
  const first = texts.findIndex((text) => text.trimStart().startsWith(begins))
  const drawn = contractLines.slice(first, first + DRAWN_LINES)
  return { name, note, line: first + 1, stretches: drawn.flatMap((line, row) => stretchesOf(line, row)) }
})

/** Characters of the longest drawn line. */
export const outlineWidth = Math.max(
  ...contractOutline.flatMap(({ stretches }) => stretches.map(({ from, length }) => from + length)),
)
