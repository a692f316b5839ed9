// Whether the visitor reads on: scrolls down a long page. What lies over it may go out of the way meanwhile.
import { useEffect, useState } from 'react'

/** What must be scrolled before it counts, in px: a finger is never quite still. */
const TURN = 8

/** The visitor's way through a page. */
export interface Reading {
  /** The last scrolling that counted was down, and the page's end is not reached. */
  readonly isOn: boolean
  /** The furthest point in the direction of scrolling, in px from the page's top. */
  readonly turn: number
}

/** Where the window is on the page, in px: above it, in it and in all. */
export interface Scrolled {
  readonly top: number
  readonly seen: number
  readonly whole: number
}

/** The way after a scrolling. */
export function readOn({ isOn, turn }: Reading, { top, seen, whole }: Scrolled): Reading {
  if (top <= TURN || top + seen >= whole - TURN) return { isOn: false, turn: top }
  const moved = top - turn
  if (isOn ? moved >= 0 : moved <= 0) return { isOn, turn: top }
  return Math.abs(moved) < TURN ? { isOn, turn } : { isOn: !isOn, turn: top }
}

/** True while the visitor scrolls down; false when scrolling up, and at the page's top and end. */
export function useIsReadingOn(): boolean {
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    let reading: Reading = { isOn: false, turn: window.scrollY }
    const look = () => {
      const whole = document.documentElement.scrollHeight
      reading = readOn(reading, { top: window.scrollY, seen: window.innerHeight, whole })
      setIsOn(reading.isOn)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isOn
}
