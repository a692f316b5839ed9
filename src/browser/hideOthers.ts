// Stands in for the package "aria-hidden" of Radix: hides what is beside a modal dialog from screen readers, a moment after the
// dialog took the focus. Orca says nothing of a dialog if the element that had the focus is gone before it hears of the new one.

/** How long a screen reader may take to hear of the focus, in ms. */
export const HEARD_MS = 500

/** For each element that is hidden here, the number of open dialogs that hide it. */
const dialogsOver = new WeakMap<Element, number>()

/**
 * Hides everything but the dialog and what is announced as it changes. Dialogs may close in any order.
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
    hidden = beside.filter((one) => dialogsOver.has(one) || one.getAttribute('aria-hidden') !== 'true')
    for (const one of hidden) {
      dialogsOver.set(one, (dialogsOver.get(one) ?? 0) + 1)
      one.setAttribute('aria-hidden', 'true')
    }
  }, HEARD_MS)
  return () => {
    clearTimeout(timer)
    for (const one of hidden) {
      const others = (dialogsOver.get(one) ?? 1) - 1
      if (others > 0) dialogsOver.set(one, others)
      else {
        dialogsOver.delete(one)
        one.removeAttribute('aria-hidden')
      }
    }
  }
}
