// The focus of a dialog that opens.

/**
 * Moves the focus to the title that names a dialog, or to the dialog if its title takes no focus. A screen reader that finds the
 * focus on the dialog reads the whole of it.
 */
export function focusTitle(dialog: HTMLElement): void {
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
  const target = title?.hasAttribute('tabindex') ? title : dialog
  target.focus({ preventScroll: true })
}
