// Turns the texts of stories hostile where they stand, and back. React keeps its text nodes: only what is in them changes, and
// what it writes later is turned again. Typed text is left alone.
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { hostile, type Hostility } from './hostile.ts'

/** Attributes that are read or seen as text. */
const READ = ['alt', 'aria-label', 'placeholder', 'title']
/** No text of a story: code, typed text, and Storybook's own words and ours about a story. */
const NO_TEXT = 'script, style, textarea, svg[translate="no"], .sb-wrapper, .story-missing, .toolbar-notice'
/** A play finds things by their names: while one runs they are as they were. */
const AFTER_PLAY = ['played', 'completed', 'errored', 'aborted']

/** A text, and its replacement. */
interface Kept {
  original: string
  shown: string
}
/** By the node, then by the attribute; a text node has its text only. */
const kept = new WeakMap<Node, Map<string, Kept>>()
const THE_TEXT = ''

let roots: readonly Element[] = []
let wanted: Hostility | null = null
let isPlaying = false

function turn(node: Text | Element, place: string, isNew = false): void {
  const now = node instanceof Text ? node.data : node.getAttribute(place)
  if (now === null) return
  const places = kept.get(node) ?? new Map<string, Kept>()
  const before = places.get(place)
  const original = !isNew && before?.shown === now ? before.original : now
  const shown = wanted === null || isPlaying ? original : hostile(original, wanted)
  kept.set(node, places.set(place, { original, shown }))
  if (shown === now) return
  if (node instanceof Text) node.data = shown
  else node.setAttribute(place, shown)
}

function turnAll(root: Node): void {
  const isSkipped = (node: Node) => node instanceof Element && node.matches(NO_TEXT)
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    isSkipped(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) turn(node, THE_TEXT)
    else if (node instanceof Element) for (const name of READ) turn(node, name)
  }
}

const observer = new MutationObserver((records) => {
  const outside = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest(NO_TEXT) !== null
  const done = new Map<Node, Set<string>>()
  for (const { target, attributeName } of records) {
    const place = attributeName ?? THE_TEXT
    const places = done.get(target) ?? new Set<string>()
    const isText = target instanceof Text || (target instanceof Element && attributeName !== null)
    if (!isText || places.has(place) || outside(target)) continue
    done.set(target, places.add(place))
    turn(target, place, true)
  }
  for (const { addedNodes } of records) for (const node of addedNodes) if (!outside(node)) turnAll(node)
  // What was written just now was written here.
  observer.takeRecords()
})

function turnRoots(): void {
  observer.disconnect()
  for (const root of roots) turnAll(root)
  if (wanted === null || isPlaying) return
  const watched = {
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: READ,
    subtree: true,
  }
  for (const root of roots) observer.observe(root, watched)
}

let isListening = false
function listen(): void {
  if (isListening) return
  isListening = true
  addons.getChannel().on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
    if (newPhase !== 'playing' && !AFTER_PLAY.includes(newPhase)) return
    if (isPlaying === (newPhase === 'playing')) return
    isPlaying = !isPlaying
    turnRoots()
  })
}

/** Turns all texts below these elements, now and as long as they are wanted so; null turns them back. */
export function turnTexts(places: readonly Element[], way: Hostility | null): void {
  listen()
  if (roots.some((root) => !places.includes(root))) {
    wanted = null
    turnRoots()
  }
  roots = places
  wanted = way
  turnRoots()
}
