// A control that its own press takes away stays until the focus has moved: screen readers say nothing of a focus that moves
// while the focused element disappears.
import { useEffect, useState } from 'react'
import { afterFrame } from './afterFrame.ts'

/** The value as of the last frame: what is drawn by it stays one frame longer. */
export function useAfterFrame<Value>(value: Value): Value {
  const [late, setLate] = useState(value)
  useEffect(() => afterFrame(() => setLate(value)), [value])
  return late
}
