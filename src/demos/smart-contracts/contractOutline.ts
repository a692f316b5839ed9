// The parts of the fixed contract: where each is in the text, what it does, and what another standard changes in it.
import { contractLines } from './sampleContract.ts'
import type { Standard } from './standards.ts'

interface Outlined {
  id: string
  name: string
  note: string
  begins: string
  yours: Partial<Record<Standard, string>>
}

/**
 * The parts, in the order of the text, by the start of their first line. The sample is an ERC-20: what the client's version in
 * another standard has in place of it is in `yours`.
 */
const outlined = [
  {
    id: 'license',
    name: 'License and compiler',
    note: 'MIT, Solidity 0.8.24',
    begins: '// SPDX',
    yours: { 'trc-20': 'Tron’s Solidity compiler', spl: 'Rust for Solana' },
  },
  {
    id: 'supply',
    name: 'Name and supply',
    note: 'Fixed supply, 18 decimals',
    begins: '/// @title',
    yours: { spl: 'A mint, 9 decimals' },
  },
  {
    id: 'balances',
    name: 'Balances and events',
    note: 'Who owns what, what is logged',
    begins: '/// @notice The deployer.',
    yours: { 'bep-20': 'Owner as getOwner, too', spl: 'One account per holder' },
  },
  {
    id: 'transfers',
    name: 'Minting and transfers',
    note: 'Minted once, to the deployer',
    begins: 'constructor(',
    yours: { spl: 'Token-2022 program' },
  },
  {
    id: 'burn',
    name: 'Burn',
    note: 'Holders burn their own tokens',
    begins: '/// @notice Destroys',
    yours: { spl: 'Burn instruction' },
  },
  {
    id: 'pause',
    name: 'Pause',
    note: 'Only by the owner',
    begins: 'function pause(',
    yours: { spl: 'Pausable extension' },
  },
  {
    id: 'whitelist',
    name: 'Whitelist',
    note: 'Tax-exempt addresses',
    begins: 'function setWhitelisted(',
    yours: { 'trc-20': 'Addresses in Tron’s form', spl: 'Transfer hook in Rust' },
  },
  {
    id: 'tax',
    name: 'Transfer tax',
    note: '1%, paid to the owner',
    begins: '/// @notice The tax on a transfer;',
    yours: { spl: 'Transfer fee extension' },
  },
] as const satisfies Outlined[]

export type PartId = (typeof outlined)[number]['id']

/** A part of the contract. */
export interface ContractPart {
  id: PartId
  name: string
  /** What the sample does there, in a few words. */
  note: string
  /** By standard, what the client's version has there; the standards of which it is missing use the part as it is. */
  yours: Partial<Record<Standard, string>>
  /** The number of its first line, from 1. */
  line: number
  /** The number of its last line. */
  lastLine: number
}

/** All lines of the contract. */
export const LINES = contractLines.length

const texts = contractLines.map((line) => line.map(({ text }) => text).join(''))
const firstLines = outlined.map(
  ({ begins }) => texts.findIndex((text) => text.trimStart().startsWith(begins)) + 1,
)

/** The parts, without a gap: each ends before the next. */
export const contractOutline: readonly ContractPart[] = outlined.map(({ id, name, note, yours }, index) => ({
  id,
  name,
  note,
  yours,
  line: firstLines[index] ?? 1,
  lastLine: (firstLines[index + 1] ?? LINES + 1) - 1,
}))

/** The ids of the parts, in the order of the text. */
export const partIds = outlined.map(({ id }) => id)

/** Where a part is among the lines that are shown. */
export interface ShownPart {
  /** The number of its first line, from 1. */
  line: number
  /** Its shown lines, of all that are written. */
  written: number
  /** How many lines it shows; 0 if it is left out. */
  lines: number
  /** How many it has with all features. */
  whole: number
}

/**
 * The parts among the shown lines.
 * @param isShown whether a line, by its index, is there
 * @param written the lines of the whole contract that are written
 */
export function shownParts(isShown: (index: number) => boolean, written: number): readonly ShownPart[] {
  let before = 0
  return contractOutline.map((part) => {
    const there = Array.from({ length: part.lastLine - part.line + 1 }, (_, at) => part.line - 1 + at).filter(
      isShown,
    )
    const shown = {
      line: before + 1,
      lines: there.length,
      whole: part.lastLine - part.line + 1,
      written: there.filter((index) => index < written).length,
    }
    before += there.length
    return shown
  })
}

/** The lines of a part that are written when this many lines of the contract are. */
export const writtenOf = ({ line, lastLine }: ContractPart, written: number): number =>
  Math.min(Math.max(written - line + 1, 0), lastLine - line + 1)

/** The part whose lines are being written; null before the first line and after the last. */
export const partAt = (written: number): ContractPart | null =>
  written > 0 && written < LINES
    ? (contractOutline.find(({ lastLine }) => written <= lastLine) ?? null)
    : null
