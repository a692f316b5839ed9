// The work after a press must not delay its visible response.

/** Runs after the next frame. On a hidden page, which draws no frames, it runs immediately. */
export function afterFrame(act: () => void): void {
  if (document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
}
