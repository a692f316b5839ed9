// A double press on one control never acts on the control that replaces it: a control that appears under a pointer that has just
// pressed ignores presses for the duration of a double click, and a held key acts on one control only.

/** The duration of a double click. */
export const DOUBLE_CLICK_MS = 500
/** The maximum distance between the presses of a double tap, because fingers are not exact. */
const SAME_PLACE_PX = 24

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [role=menuitem]'

/** The target of a press: a control by its current name, or an element that is not a control (a backdrop, a text). */
interface Aim {
  control: Element | null
  name: string
}

function aimOf({ target }: Event): Aim {
  const element = target instanceof Element ? target : null
  const control = element?.closest('label')?.control ?? element?.closest(CONTROLS) ?? null
  const words = control?.getAttribute('aria-label') ?? control?.textContent ?? ''
  // A number that counts the presses does not change the name.
  return { control, name: words.replace(/\d+/g, '') }
}

const isSame = (one: Aim, other: Aim) => one.control === other.control && one.name === other.name

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Watches the whole page; returns a function that stops it. Events dispatched by scripts are ignored. */
export function guardSecondPresses(): () => void {
  let last: (Aim & { at: number; x: number; y: number }) | null = null
  let isTooSoon = false
  let isMouse = false
  const onPointerDown = (event: PointerEvent) => {
    if (!event.isTrusted) return
    const aim = aimOf(event)
    const { timeStamp: at, clientX: x, clientY: y } = event
    isTooSoon =
      last !== null &&
      at - last.at < DOUBLE_CLICK_MS &&
      Math.hypot(x - last.x, y - last.y) < SAME_PLACE_PX &&
      !isSame(aim, last)
    isMouse = event.pointerType === 'mouse'
    // Not prevented, so that the visitor can still select the text under it.
    if (isTooSoon) event.stopImmediatePropagation()
    else last = { ...aim, at, x, y }
  }
  /** Browsers count presses of a mouse in `detail`, but not all of them count those of a finger. */
  const onPress = (event: MouseEvent) => {
    const isAgain = event.detail > (isMouse ? 1 : 0)
    if (event.isTrusted && isTooSoon && isAgain) stop(event)
  }
  let held: Aim | null = null
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.repeat) held = aimOf(event)
    else if (event.key === 'Enter' && held && !isSame(aimOf(event), held)) stop(event)
  }
  const ending = new AbortController()
  const options = { capture: true, signal: ending.signal }
  document.addEventListener('pointerdown', onPointerDown, options)
  // A select opens on press.
  document.addEventListener('mousedown', onPress, options)
  document.addEventListener('click', onPress, options)
  document.addEventListener('keydown', onKeyDown, options)
  return () => ending.abort()
}
