// Keyboard shortcuts: Ctrl or Cmd with a letter.

/**
 * Whether the keys are Ctrl or Cmd, not both, and this letter. With another alphabet (Cyrillic, Greek) it is the key at the letter's
 * place; CapsLock changes nothing.
 */
export function isShortcut(event: KeyboardEvent, letter: string): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
  if (ctrlKey === metaKey || shiftKey || altKey) return false
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`
}
