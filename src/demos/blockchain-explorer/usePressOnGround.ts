// A press on empty ground: beside all controls, and beside the rows of the lists.
import { useEffect, useEffectEvent, type RefObject } from 'react'

/** What a press is for; a row opens. */
const USED = 'a, button, input, label, select, textarea, summary, tr, [role="tab"], [role="slider"]'

/**
 * Hears a press on empty ground of the demo while it is on. A touch that scrolls and a text that is selected are no press.
 *
 * @param part - An outermost element of the demo; the ground is that of its parent.
 */
export function usePressOnGround(isOn: boolean, part: RefObject<Element | null>, onPress: () => void): void {
  const hear = useEffectEvent(({ target }: MouseEvent) => {
    const isGround =
      target instanceof Element &&
      part.current?.parentElement?.contains(target) === true &&
      target.closest(USED) === null
    if (isGround && getSelection()?.isCollapsed !== false) onPress()
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: MouseEvent) => hear(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [isOn])
}
