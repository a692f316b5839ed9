import { expect, it } from 'vitest'
import { checksummed } from './checksummed.ts'

const sources = import.meta.glob<string>(['../src/demos/*/*.ts', '!**/*.{css,test}.ts'], {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** The addresses and hashes in the sources: the folder and the text. */
const found = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/'(0x[^']*)'/g)].map(([, text = '']) => ({ file, text })),
)
const HASH = /^0x[0-9a-f]{64}$/

it('every sample address has 20 bytes and its checksum (EIP-55), every hash 32 bytes', async () => {
  const addresses = found.filter(({ text }) => !HASH.test(text))
  expect(addresses).not.toEqual([])
  for (const { file, text } of addresses) {
    expect(text, file).toMatch(/^0x[0-9a-fA-F]{40}$/)
    expect(await checksummed(text), file).toBe(text)
  }
})
