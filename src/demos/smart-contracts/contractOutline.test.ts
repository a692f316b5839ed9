import { describe, expect, it } from 'vitest'
import { contractOutline, DRAWN_LINES, outlineWidth } from './contractOutline.ts'
import { contractText } from './sampleContract.ts'

const lines = contractText.split('\n')
const numbers = contractOutline.map(({ line }) => line)

describe('the outline', () => {
  it('has its parts at their true lines, in the order of the text', () => {
    expect(
      contractOutline.map(({ name, line }) => [name, lines[line - 1]?.trim().split(/[(; ]/, 2).join(' ')]),
    ).toEqual([
      ['License and compiler', '// SPDX-License-Identifier:'],
      ['Name and supply', 'contract SampleToken'],
      ['Burn', 'function burn'],
      ['Pause', 'function pause'],
      ['Whitelist', 'function setWhitelisted'],
      ['Transfer tax', 'function taxOn'],
    ])
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  })
  it.each(contractOutline)(
    'draws each letter of the first lines of $name, and no space around them',
    (part) => {
      const drawn = Array.from({ length: DRAWN_LINES }, () => '')
      for (const { row, from, length } of part.stretches) {
        const text = lines[part.line - 1 + row]?.slice(from, from + length) ?? ''
        expect(text).toBe(text.trim())
        expect(from + length).toBeLessThanOrEqual(outlineWidth)
        drawn[row] += text
      }
      const closed = (text: string) => text.replaceAll(/\s/g, '')
      expect(drawn.map(closed)).toEqual(lines.slice(part.line - 1, part.line - 1 + DRAWN_LINES).map(closed))
    },
  )
  it('says of the contract what is in it', () => {
    expect(contractText).toContain('MAX_SUPPLY = 1_000_000 * 10 ** 18')
    expect(contractText).toContain('TAX = 100;')
    expect(contractText).toContain('TAX_BASE = 10000;')
    expect(contractText).toContain('_give(from, owner, tax)')
  })
})
