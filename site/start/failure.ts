/**
 * A stylesheet that failed stands in the page like one that came, and would count as loaded; without its element the next
 * attempt asks for it again.
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
