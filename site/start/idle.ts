// Waits until the browser is idle.

/** How long a browser that cannot tell is left alone. The page has loaded by then, and its code runs. */
const LEFT_ALONE_MS = 200

/** Resolves when the browser is idle, or after 2 s; in Safari, which has no idle callback, after 0.2 s. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve, { timeout: 2000 })
    else window.setTimeout(resolve, LEFT_ALONE_MS)
  })
