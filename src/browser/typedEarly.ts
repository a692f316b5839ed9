// Text that is typed before the page's code is there. React leaves it in the field at hydration, and tells no component of it.
import { useEffectEvent, useLayoutEffect, useState } from 'react'

/** During hydration the server's control stands there before it is rendered here. */
const stands = (id: string) => typeof document === 'object' && document.getElementById(id) !== null

/**
 * Hands on what was typed or chosen in a prerendered field before hydration: calls `onChange` once with the text of the
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
