// Text that is typed before the page's code loads. React keeps it in the field at hydration, but notifies no component. Where an
// extension or a translator has changed the page by then, React renders all of it again, with new fields.
import { useEffectEvent, useLayoutEffect, useState } from 'react'

/** Whether the page's first fields are there: later ones are not prerendered. */
let isOver = typeof document === 'undefined'

/** The controls that React renders, in their order: it begins their ids so. */
const controls = () => [
  ...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)[id^="_"]'),
]

/**
 * Passes on text that was typed or chosen in a prerendered field before hydration: calls `onChange` once with the text of the
 * control with this id, if that is not `value`. The control keeps its text and its caret. One that React has replaced gets the
 * text and the focus, with the caret at the end.
 */
export function useTypedEarly(id: string, value: string, onChange: (value: string) => void): void {
  // During hydration the server's controls exist before React renders its own.
  const [before] = useState(() =>
    isOver
      ? []
      : controls().map((control) => ({
          control,
          text: control.value,
          hasFocus: control === document.activeElement,
        })),
  )
  const handOn = useEffectEvent(() => {
    const all = controls()
    const place = all.findIndex((control) => control.id === id)
    const now = all[place]
    const early = before[place]
    if (!now || !early) return
    if (now !== early.control) {
      // A field that appears later, beside controls that are still there, replaces none of them.
      if (early.control.isConnected) return
      now.value = early.text
      if (early.hasFocus) now.focus()
    }
    if (now.value !== value) onChange(now.value)
  })
  useLayoutEffect(() => {
    isOver = true
    handOn()
  }, [])
}
