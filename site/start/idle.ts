// Waits until the browser is idle.

/** Resolves when the browser is idle; without support for it, after 2 s. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve())
    else window.setTimeout(resolve, 2000)
  })
}
