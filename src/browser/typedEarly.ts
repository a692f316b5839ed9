// Text that is typed before the page's code loads. React keeps it in the field at hydration, but notifies no component.
import { useEffectEvent, useLayoutEffect, useState } from 'react'

/** During hydration the server's control exists before React renders it. */
const stands = (id: string) => typeof document === 'object' && document.getElementById(id) !== null

/**
 * Passes on text that was typed or chosen in a prerendered field before hydration: calls `onChange` once with the text of the
 * control with this id, if that is not `value`. The control keeps its text and its caret.
 */
export function useTypedEarly(id: string, value: string, onChange: (value: string) => void): void {
  const [isPrerendered] = useState(() => stands(id))
  const handOn = useEffectEvent(() => {
    const control = document.getElementById(id) as HTMLInputElement | null
    if (isPrerendered && control && control.value !== value) onChange(control.value)
  })
  useLayoutEffect(() => handOn(), [])
}
