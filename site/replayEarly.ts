// What the visitor did before the page's code was there (see early.js) is done once it is.

/**
 * Does it: fills in what was typed (into an input, a text area or a select), then presses what was pressed last. `clicks` is
 * the press's `detail`.
 */
export type Replay = (
  typed: ReadonlyMap<HTMLInputElement, string>,
  pressed?: Element,
  clicks?: number,
) => void

export const replayEarly: Replay = (typed, pressed, clicks = 0) => {
  for (const [field, value] of typed) {
    // React compares with what it saw last, which the element's own setter tells it; the prototype's does not.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  }
  pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: clicks }))
}
