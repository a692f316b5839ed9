// Tells the styles when the chat's button would lie over something that can be pressed (Rules, Chat).

/** Side of the button's square, in px. */
const SIDE = 56
/** Where in the square is looked, as parts of its side. */
const POINTS = [0.1, 0.5, 0.9]
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"]'

function isTaken(): boolean {
  const { clientWidth } = document.body
  const { clientHeight } = document.documentElement
  return POINTS.some((x) =>
    POINTS.some((y) =>
      document
        .elementsFromPoint(clientWidth - SIDE * x, clientHeight - SIDE * y)
        .some((element) => element.closest('main, header, footer, section') && element.closest(CONTROLS)),
    ),
  )
}

/** Looks at the corner whenever something else may have come there. */
export function watchChatCorner(): void {
  let isWaiting = false
  const look = () => {
    isWaiting = false
    document.documentElement.dataset.chatCorner = isTaken() ? 'taken' : 'free'
  }
  const lookSoon = () => {
    if (!isWaiting) requestAnimationFrame(look)
    isWaiting = true
  }
  document.addEventListener('scroll', lookSoon, { passive: true })
  window.addEventListener('resize', lookSoon)
  new ResizeObserver(lookSoon).observe(document.body)
}
