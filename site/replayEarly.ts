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

/** What tells an element of the page from the others of its kind. */
const TOLD_BY = ['href', 'aria-label', 'name', 'type', 'value', 'placeholder']

/** The element itself; or, where React has drawn anew what a translator had changed, the one that took its place. */
function nowOf<Kind extends Element>(element: Kind): Kind | undefined {
  if (element.isConnected) return element
  const alike = [...document.querySelectorAll(element.localName)].find(
    (other) =>
      other.textContent === element.textContent &&
      TOLD_BY.every((name) => other.getAttribute(name) === element.getAttribute(name)),
  )
  return alike as Kind | undefined
}

export const replayEarly: Replay = (typed, pressed, clicks = 0) => {
  for (const [early, value] of typed) {
    const field = nowOf(early)
    if (!field) continue
    // React compares with what it saw last, which the element's own setter tells it; the prototype's does not.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  }
  const control = pressed && nowOf(pressed)
  control?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: clicks }))
}
