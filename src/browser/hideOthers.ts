// Stands in for the package "aria-hidden" of Radix: hides what is beside a modal dialog from screen readers, a moment after the
// dialog took the focus. Orca says nothing of a dialog if the element that had the focus is gone before it hears of the new one.

/** How long a screen reader may take to hear of the focus, in ms. */
const HEARD_MS = 500

/**
 * Hides everything but the dialog and what is announced as it changes.
 * @returns undoes it
 */
export function hideOthers(dialog: Element): () => void {
  const shown = [dialog, ...document.querySelectorAll('[aria-live], script')]
  const besideIn = (parent: Element): Element[] =>
    [...parent.children].flatMap((one) => {
      if (shown.includes(one)) return []
      return shown.some((each) => one.contains(each)) ? besideIn(one) : one
    })
  // What opens over the dialog until then stays.
  const beside = besideIn(document.body)
  let hidden: Element[] = []
  const timer = setTimeout(() => {
    hidden = beside.filter((one) => one.getAttribute('aria-hidden') !== 'true')
    for (const one of hidden) one.setAttribute('aria-hidden', 'true')
  }, HEARD_MS)
  return () => {
    clearTimeout(timer)
    for (const one of hidden) one.removeAttribute('aria-hidden')
  }
}
