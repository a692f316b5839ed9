import { expect, test } from 'vitest'
import { isShortcut } from './shortcut.ts'

const pressed = (keys: Partial<KeyboardEvent>) =>
  ({
    key: 'k',
    code: 'KeyK',
    ctrlKey: true,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    ...keys,
  }) as KeyboardEvent

test.each<[string, Partial<KeyboardEvent>, boolean]>([
  ['Ctrl and the letter', {}, true],
  ['Cmd and the letter', { ctrlKey: false, metaKey: true }, true],
  ['with CapsLock', { key: 'K' }, true],
  ['on a Cyrillic layout', { key: 'л' }, true],
  ['on a Greek layout with CapsLock', { key: 'Κ' }, true],
  ['on Dvorak, where another key has the letter', { code: 'KeyV' }, true],
  ['on Dvorak, the key at its place', { key: 't' }, false],
  ['the letter alone', { ctrlKey: false }, false],
  ['with Shift, which is the browser’s', { key: 'K', shiftKey: true }, false],
  ['with AltGr, which writes a letter on some layouts', { altKey: true }, false],
  ['another letter', { key: 'j', code: 'KeyJ' }, false],
])('%s', (_, keys, isIt) => {
  expect(isShortcut(pressed(keys), 'k')).toBe(isIt)
})
