// When the browser has nothing else to do.

/** Resolves once the browser is idle; where it cannot tell, after 2 s. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve())
    else window.setTimeout(resolve, 2000)
  })
}
