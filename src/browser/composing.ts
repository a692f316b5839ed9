// Keys of an input method (IME).

/**
 * Whether the key belongs to an input method that composes a word: Enter ends the word, Escape drops it. Safari reports the
 * end first, so only the key code of the last key tells.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229
