// What a press sets off must not stand in the way of its answer.

/** Acts once the next frame is drawn. A hidden page draws none: there it acts at once. */
export function afterFrame(act: () => void): void {
  if (document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
}
