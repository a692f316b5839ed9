import { expect, it } from 'vitest'
import { shortAddress } from './address.ts'

it.each([
  ['0x71C7656EC7ab88b098defB751B7401B5f6d8976F', '0x71C7…976F'],
  ['0x71C7656EC7a', '0x71C7…EC7a'],
  ['0x71C7656EC7', '0x71C7656EC7'],
  ['0x0', '0x0'],
  ['', ''],
])('shortens "%s" to "%s"', (address, text) => {
  expect(shortAddress(address)).toBe(text)
})
