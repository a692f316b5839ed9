// Gives an element, and what stands in it, the tones of a brand (Rules, Made yours).
import { useLayoutEffect, type RefObject } from 'react'
import type { BrandTones } from '../theme/brandTones.ts'
import { color } from '../theme/contract.css.ts'

/** A contract's variable by its name: `var(--c-build)` is `--c-build`. */
const nameOf = (variable: string) => variable.slice('var('.length, -1)

/** Set on the element itself, which the policy allows; each tone follows the theme by itself. */
export function useBrandTones(ref: RefObject<HTMLElement | null>, tones: BrandTones | null): void {
  useLayoutEffect(() => {
    const style = ref.current?.style
    if (!style || !tones) return
    const names = Object.keys(tones.paper) as (keyof BrandTones['paper'])[]
    for (const name of names)
      style.setProperty(nameOf(color[name]), `light-dark(${tones.paper[name]}, ${tones.ink[name]})`)
    return () => {
      for (const name of names) style.removeProperty(nameOf(color[name]))
    }
  }, [ref, tones])
}
