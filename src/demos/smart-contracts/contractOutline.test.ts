import { describe, expect, it } from 'vitest'
import { CODE_COLUMNS } from './codeColumns.ts'
import { contractOutline, LINES, partAt, writtenOf } from './contractOutline.ts'
import { contractText } from './sampleContract.ts'
import { standardOptions } from './standards.ts'

const lines = contractText.trimEnd().split('\n')

describe('the outline', () => {
  it('has its parts at their true lines, in the order of the text', () => {
    expect(contractOutline.map(({ name, line }) => [name, lines[line - 1]?.trim().slice(0, 24)])).toEqual([
      ['License and compiler', '// SPDX-License-Identifi'],
      ['Name and supply', '/// @title SampleToken'],
      ['Balances and events', '/// @notice The deployer'],
      ['Minting and transfers', 'constructor() {'],
      ['Burn', '/// @notice Destroys som'],
      ['Pause', 'function pause() externa'],
      ['Whitelist', 'function setWhitelisted('],
      ['Transfer tax', '/// @notice The tax on a'],
    ])
  })
  it('has each line in one part, from the first line to the last', () => {
    const covered = contractOutline.flatMap(({ line, lastLine }) =>
      Array.from({ length: lastLine - line + 1 }, (_, index) => line + index),
    )
    expect(covered).toEqual(lines.map((_, index) => index + 1))
    expect(LINES).toBe(lines.length)
  })
  it('says of the contract what is in it', () => {
    expect(contractText).toContain('SPDX-License-Identifier: MIT')
    expect(contractText).toContain('pragma solidity ^0.8.24;')
    expect(contractText).toContain('MAX_SUPPLY = 1_000_000 * 10 ** 18')
    expect(contractText).toContain('TAX = 100;')
    expect(contractText).toContain('TAX_BASE = 10000;')
    expect(contractText).toContain('_give(from, owner, tax)')
  })
  it('counts what each standard changes: nothing in an ERC-20, which the sample is, and everything in an SPL', () => {
    expect(
      standardOptions.map(({ value }) => [
        value,
        contractOutline.filter(({ yours }) => yours[value] !== undefined).length,
      ]),
    ).toEqual([
      ['erc-20', 0],
      ['bep-20', 1],
      ['trc-20', 2],
      ['spl', contractOutline.length],
    ])
  })
})

describe('writing', () => {
  it('goes through the parts in their order: one begins when the one before it is full', () => {
    for (let written = 0; written <= LINES; written += 1) {
      const each = contractOutline.map((part) => writtenOf(part, written))
      expect(each.reduce((sum, one) => sum + one, 0)).toBe(written)
      const full = contractOutline.map((part, index) => each[index] === part.lastLine - part.line + 1)
      each.forEach((one, index) => one > 0 && expect(full.slice(0, index)).not.toContain(false))
    }
  })
  it.each([
    [0, undefined],
    [1, 'license'],
    [3, 'license'],
    [4, 'supply'],
    [LINES - 1, 'tax'],
    [LINES, undefined],
  ])('with %i lines is at the part %s', (written, id) => {
    expect(partAt(written)?.id).toBe(id)
  })
})

it('has room for its longest line', () => {
  expect(Math.max(...lines.map(({ length }) => length))).toBe(CODE_COLUMNS)
})
