// The stack of open layers: dialogs, menus, panels and lines over the page. Only the top one hears Escape and presses beside it.
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { isComposing } from './composing.ts'

/** Handles Escape or the start of a press; false leaves it to the layer below. */
type OpenLayer = (event: KeyboardEvent | PointerEvent) => boolean

/** The last one is on top. */
const layers: OpenLayer[] = []

function hand(event: KeyboardEvent | PointerEvent): void {
  if (event instanceof KeyboardEvent && (event.key !== 'Escape' || isComposing(event))) return
  layers.findLast((handle) => handle(event))
}

function open(layer: OpenLayer): () => void {
  // Adding them again has no effect.
  for (const type of ['keydown', 'pointerdown'] as const) window.addEventListener(type, hand, true)
  layers.push(layer)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    if (layers.length > 0) return
    for (const type of ['keydown', 'pointerdown'] as const) window.removeEventListener(type, hand, true)
  }
}

export interface Layer {
  /** Escape was pressed while no layer above it was open. */
  onEscape: () => void
  /** A press began outside of `inside` while no layer above it was open. */
  onPressOutside?: () => void
  /** The elements of the layer; a press on them is not outside. */
  inside?: readonly RefObject<Element | null>[]
  /** The page beside it stays in use: it hears only what happens inside. */
  isBeside?: boolean
}

/** While it is open, an element is a layer over those that were opened before. */
export function useLayer(
  isOpen: boolean,
  { onEscape, onPressOutside, inside = [], isBeside = false }: Layer,
): void {
  const handle = useEffectEvent<OpenLayer>((event) => {
    const { target } = event
    const isInside = target instanceof Node && inside.some(({ current }) => current?.contains(target))
    if (isBeside && !isInside) return false
    if (event instanceof PointerEvent) {
      if (!isInside) onPressOutside?.()
      return true
    }
    // So that neither the browser nor Radix closes another layer.
    event.preventDefault()
    // A held key closes one layer only.
    if (!event.repeat) onEscape()
    return true
  })
  // Together with what shows it: a key that is pressed in between would reach the layer below.
  useLayoutEffect(() => (isOpen ? open((event) => handle(event)) : undefined), [isOpen])
}
