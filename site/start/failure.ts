/**
 * A failed stylesheet stays in the page and would count as loaded; without its element the next
 * attempt requests it again.
 */
export function forgetFailedLinks(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) target.remove()
    },
    { capture: true },
  )
}
