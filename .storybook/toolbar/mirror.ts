// What is done in one of two frames that show the same story is done in the other: presses, keys, what is typed, scrolling.
// Only what comes from the reader: what this file does itself is no such event, so nothing goes round in circles.

/** Where an element stands, by the place of each of its ancestors among its siblings. */
function pathOf(element: Element): number[] {
  const parent = element.parentElement
  return parent === null ? [] : [...pathOf(parent), [...parent.children].indexOf(element)]
}

const STATES = ['aria-label', 'aria-expanded', 'aria-pressed', 'aria-selected', 'aria-checked', 'disabled']

const CONTROLS = 'button, a, label, summary, [role=menuitem], [role=option], [role=tab]'

/** What a control is called and how it stands; of what holds others, no text: theirs differ by what was typed. */
const nameOf = (element: Element) =>
  [
    ...STATES.map((state) => element.getAttribute(state)),
    element.matches(CONTROLS) ? element.textContent : null,
  ].join()

/** The element at the same place in the other frame; null where its story stands differently. */
function counterpart(target: EventTarget | null, from: Window, to: Window): HTMLElement | null {
  // Elements of another window are no instances of this one's classes.
  const touched = target === from.document ? from.document.documentElement : (target as Element | null)
  if (!touched || !('tagName' in touched)) return null
  // A press on what stands inside a control is one on the control.
  const element = touched.closest(CONTROLS) ?? touched
  let found: Element | undefined = to.document.documentElement
  for (const index of pathOf(element)) found = found?.children[index]
  const isSame = found?.tagName === element.tagName && nameOf(found) === nameOf(element)
  return isSame ? (found as HTMLElement) : null
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isChecked = (element: Element): element is HTMLInputElement =>
  element.tagName === 'INPUT' && /^(?:checkbox|radio)$/.test((element as HTMLInputElement).type)

/** As typing does it: React notices a value only when it is set by the element's own setter. */
function setValue(field: Field, value: string): void {
  const own = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, value)
  const Happened = (field.ownerDocument.defaultView as Window & typeof globalThis).Event
  field.dispatchEvent(new Happened('input', { bubbles: true }))
  if (field.tagName === 'SELECT') field.dispatchEvent(new Happened('change', { bubbles: true }))
}

const KEYS = /^(?:Escape|Home|End|Arrow\w+|Enter| )$/

/** Does in `to` what the reader does in `from`. Returns what ends it. */
function repeatIn(from: Window, to: Window): () => void {
  /** The focus stays where the reader is, even where something in the other frame takes it. */
  const act = (event: Event, does: (element: HTMLElement) => void) => {
    if (!event.isTrusted) return
    const element = counterpart(event.target, from, to)
    if (element === null) return
    does(element)
    setTimeout(() => {
      const { activeElement } = document
      if (activeElement === to.frameElement) from.focus()
    })
  }
  const onClick = (event: Event) =>
    act(event, (element) => {
      const pressed = event.target as Element
      // A press on a label has pressed it already.
      if (isChecked(element) && isChecked(pressed) && element.checked === pressed.checked) return
      element.click()
    })
  const onInput = (event: Event) =>
    act(event, (element) => {
      if (!isChecked(element)) setValue(element as Field, (event.target as Field).value)
    })
  const onKey = (event: KeyboardEvent) => {
    if (!KEYS.test(event.key)) return
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
    act(event, (element) => {
      const { KeyboardEvent: Pressed } = to as Window & typeof globalThis
      element.dispatchEvent(
        new Pressed(event.type, {
          key,
          code,
          ctrlKey,
          metaKey,
          shiftKey,
          altKey,
          bubbles: true,
          cancelable: true,
        }),
      )
    })
  }
  const onScroll = ({ target }: Event) => {
    const other = counterpart(target, from, to)
    const own = target === from.document ? from.document.documentElement : (target as Element)
    // Scrolled by this, it says so itself, and stands where it should.
    if (other && (other.scrollTop !== own.scrollTop || other.scrollLeft !== own.scrollLeft))
      other.scrollTo({ top: own.scrollTop, left: own.scrollLeft, behavior: 'instant' })
  }
  const end = new AbortController()
  const always = { capture: true, signal: end.signal }
  from.document.addEventListener('click', onClick, always)
  from.document.addEventListener('input', onInput, always)
  from.document.addEventListener('keydown', onKey, always)
  from.document.addEventListener('scroll', onScroll, { ...always, passive: true })
  return () => end.abort()
}

/** Keeps two frames together. Returns what ends it. */
export function keepTogether(one: Window, other: Window): () => void {
  const ends = [repeatIn(one, other), repeatIn(other, one)]
  return () => ends.forEach((end) => end())
}
