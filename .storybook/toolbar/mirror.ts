// Repeats in one of two frames with the same story what the reader does in the other: presses, keys, typing, scrolling.
// Only events of the reader count, not those that this file causes. Otherwise the two frames would answer each other forever.

/** The place of an element: the index of each of its ancestors among its siblings. */
function pathOf(element: Element): number[] {
  const parent = element.parentElement
  return parent === null ? [] : [...pathOf(parent), [...parent.children].indexOf(element)]
}

const STATES = ['aria-label', 'aria-expanded', 'aria-pressed', 'aria-selected', 'aria-checked', 'disabled']

const CONTROLS = 'button, a, label, summary, [role=menuitem], [role=option], [role=tab]'

/** Links that open something beside the story. */
const LEAVING = 'a[target], a[download], a[href^="mailto:"], a[href^="tel:"]'

/** The name and the state of a control. Figures do not count: the clocks of two demos are never exactly the same. */
const nameOf = (element: Element) =>
  [
    // As words: a list would join "disabled", whose value is empty, like one that is not there.
    ...STATES.map((state) => String(element.getAttribute(state))),
    // The text of a container depends on what is typed in it.
    element.matches(CONTROLS) ? element.textContent : null,
  ]
    .join()
    .replaceAll(/\d+/g, '0')

/** Something that the reader did. */
export interface Act {
  type: 'pointerdown' | 'click' | 'input' | 'keydown' | 'scroll'
  path: readonly number[]
  tag: string
  /** Name and state of the element when it was done. */
  name: string
  /** Whether it is a key that undoes a step. */
  undoes: boolean
  /** Does it to the element in the other frame. */
  repeat: (element: HTMLElement) => void
}

/** The element at the same place in a frame, or its only equal sibling; null if the story there is in another state. */
function counterpart({ path, tag, name }: Act, to: Window): HTMLElement | null {
  let parent: Element | undefined
  let found: Element | undefined = to.document.documentElement
  for (const index of path) [parent, found] = [found, found?.children[index]]
  const isSame = (element: Element | undefined) => element?.tagName === tag && nameOf(element) === name
  if (isSame(found)) return found as HTMLElement
  // A row of buttons may have one more in one of the frames.
  const same = name === '' || !parent ? [] : [...parent.children].filter(isSame)
  return same.length === 1 ? (same[0] as HTMLElement) : null
}

/** How often the reader pressed a pointer or a key in either frame. */
let presses = 0

/** Repeats an act, and leaves the focus where it is. Returns whether the story there is in the same state. */
function repeatIn(to: Window, act: Act): boolean {
  const element = counterpart(act, to)
  if (element === null) return false
  const focused = document.activeElement
  const pressesBefore = presses
  act.repeat(element)
  setTimeout(() => {
    // The reader has gone to the other frame meanwhile.
    if (presses !== pressesBefore) return
    if (document.activeElement !== to.frameElement || focused === to.frameElement) return
    if (focused instanceof HTMLIFrameElement) focused.contentWindow?.focus()
    else (focused as HTMLElement | null)?.focus()
  })
  return true
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Realm = Window & typeof globalThis

/** An element of another window is not an instance of a class of this one. */
const realmOf = (element: Element) => element.ownerDocument.defaultView as Realm

const isCheckable = (element: Element): element is HTMLInputElement =>
  element.tagName === 'INPUT' && /^(?:checkbox|radio)$/.test((element as HTMLInputElement).type)

/** Sets a value with the setter of the element's class, the only way that React notices. */
function setValue(field: Field, value: string): void {
  const { Event: Happened } = realmOf(field)
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Happened('input', { bubbles: true }))
  if (field.tagName === 'SELECT') field.dispatchEvent(new Happened('change', { bubbles: true }))
}

const KEYS = /^(?:Escape|Home|End|Arrow\w+|Enter| )$/

/** Ctrl or Cmd and Z. Only the frame where it is pressed knows the step that it undoes. */
const isUndo = ({ key, ctrlKey, metaKey }: Partial<KeyboardEvent>) => key === 'z' && (ctrlKey || metaKey)

/** How an event is repeated; null for an event that is not. */
function repeatOf(event: Event, element: Element): Act['repeat'] | null {
  switch (event.type) {
    case 'pointerdown': {
      const { button, ctrlKey, pointerType } = event as PointerEvent
      const pressed = { button, ctrlKey, pointerType, bubbles: true, cancelable: true }
      return (other) => other.dispatchEvent(new (realmOf(other).PointerEvent)('pointerdown', pressed))
    }
    case 'click': {
      // A second tab or a second email would help no reader.
      if (element.matches(LEAVING)) return null
      // A press on a label also presses its field, in both frames.
      const isChecked = isCheckable(element) ? element.checked : null
      const pressed = { detail: (event as MouseEvent).detail, bubbles: true, cancelable: true }
      return (other) => {
        if (isChecked === null || !isCheckable(other) || other.checked !== isChecked)
          other.dispatchEvent(new (realmOf(other).MouseEvent)('click', pressed))
      }
    }
    case 'input': {
      const { value } = element as Field
      return isCheckable(element) ? null : (other) => setValue(other as Field, value)
    }
    case 'keydown': {
      const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event as KeyboardEvent
      const pressed = { key, code, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true }
      return KEYS.test(key) || isUndo(event as KeyboardEvent)
        ? (other) => other.dispatchEvent(new (realmOf(other).KeyboardEvent)('keydown', pressed))
        : null
    }
    default: {
      const { scrollTop: top, scrollLeft: left } = element
      return (other) => {
        if (other.scrollTop !== top || other.scrollLeft !== left)
          other.scrollTo({ top, left, behavior: 'instant' })
      }
    }
  }
}

/** Calls `onAct` for all that the reader does in a window. Returns a function that ends it. */
export function watchReader(from: Window, onAct: (act: Act) => void): () => void {
  const onEvent = (event: Event) => {
    if (!event.isTrusted) return
    if (event.type === 'pointerdown' || event.type === 'keydown') presses += 1
    const target =
      event.target === from.document ? from.document.documentElement : (event.target as Element | null)
    if (!target || !('tagName' in target)) return
    // A press on a part of a control is a press on the control.
    const isPress = /^(?:pointerdown|click)$/.test(event.type) && !target.matches('input, textarea, select')
    const element = (isPress && target.closest(CONTROLS)) || target
    const repeat = repeatOf(event, element)
    if (!repeat) return
    const type = event.type as Act['type']
    onAct({
      type,
      path: pathOf(element),
      tag: element.tagName,
      name: nameOf(element),
      undoes: type === 'keydown' && Boolean(isUndo(event as KeyboardEvent)),
      repeat,
    })
  }
  const end = new AbortController()
  const options = { capture: true, passive: true, signal: end.signal }
  // The window is the first to hear: a layer that closes at Escape has no place any more.
  for (const type of ['pointerdown', 'click', 'input', 'keydown', 'scroll'] satisfies Act['type'][])
    from.addEventListener(type, onEvent, options)
  return () => end.abort()
}

/** A window that the reader leaves for the other half does not notice: its menus would close. Returns a function that ends it. */
function keepOpen(story: Window): () => void {
  const onBlur = (event: Event) => {
    if (event.target === story) event.stopImmediatePropagation()
  }
  story.addEventListener('blur', onBlur, { capture: true })
  return () => story.removeEventListener('blur', onBlur, { capture: true })
}

/** All that the reader did since the story was drawn. */
export interface ActRecord {
  acts: readonly Act[]
  add: (act: Act) => void
  clear: () => void
  /** Calls `onAct` for each further act. Returns a function that ends it. */
  listen: (onAct: (act: Act) => void) => () => void
}

const isSameField = (one: Act | undefined, other: Act) =>
  one?.type === other.type && one.path.join() === other.path.join()

export function createRecord(): ActRecord {
  let acts: readonly Act[] = []
  const listeners = new Set<(act: Act) => void>()
  return {
    get acts() {
      return acts
    },
    add(act) {
      const isLatest = act.type === 'input' || act.type === 'scroll'
      // Of what is typed and scrolled, the last state is enough.
      acts = [...(isLatest && isSameField(acts.at(-1), act) ? acts.slice(0, -1) : acts), act]
      for (const onAct of listeners) onAct(act)
    },
    clear() {
      acts = []
    },
    listen(onAct) {
      listeners.add(onAct)
      return () => void listeners.delete(onAct)
    },
  }
}

/** How long the other frame may take until it is ready for the next act of the record, in ms. */
const PATIENCE_MS = 3000

export interface Halves {
  first: Window
  /** The frame that is added. */
  other: Window
  /** What was done and is done in the first frame; repeated in the other one. */
  record: ActRecord
  /** Whether the story of the other frame is drawn. */
  isReady: () => boolean
  /** Brings the demo of a frame to the state of the other frame's demo. Returns whether there is a demo at work. */
  takeOver: (from: Window, to: Window) => boolean
}

/** Repeats in the added frame what was done in the first one, then keeps both together. Returns a function that ends it. */
export function keepTogether({ first, other, record, isReady, takeOver }: Halves): () => void {
  let waiting = [...record.acts]
  let state: 'loading' | 'behind' | 'together' = 'loading'
  let waitsSince = 0
  let patience = PATIENCE_MS
  const catchUp = (now: number) => {
    if (state === 'loading' && isReady()) {
      state = 'behind'
      waitsSince = now
      if (takeOver(first, other)) waiting = waiting.filter(({ type }) => type === 'scroll')
    }
    if (state === 'behind') repeatNext(now)
    if (state !== 'together') frame = requestAnimationFrame(catchUp)
  }
  // One at a time: React draws between two acts.
  const repeatNext = (now: number) => {
    const [act] = waiting
    if (!act) {
      state = 'together'
      return
    }
    const isDone = repeatIn(other, act)
    if (!isDone && now - waitsSince < patience) return
    waiting.shift()
    waitsSince = now
    // After a miss, the next ones are probably missed as well.
    patience = isDone ? PATIENCE_MS : 0
  }
  let frame = requestAnimationFrame(catchUp)
  /** What cannot be repeated leads to the same state in a demo: once the event is handled, its state is taken over. */
  const repeatLive = (act: Act, from: Window, to: Window) => {
    const isDone = !act.undoes && repeatIn(to, act)
    if (!isDone && (act.undoes || act.type === 'click' || act.type === 'input'))
      setTimeout(() => takeOver(from, to))
  }
  const ends = [
    record.listen((act) => {
      if (state === 'together') repeatLive(act, first, other)
      else waiting.push(act)
    }),
    watchReader(other, (act) => repeatLive(act, other, first)),
    keepOpen(first),
    keepOpen(other),
  ]
  return () => {
    cancelAnimationFrame(frame)
    for (const end of ends) end()
  }
}
