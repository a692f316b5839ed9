// Gives an element and its content the tones of a brand (Rules, Made yours).
import { useLayoutEffect, type RefObject } from 'react'
import type { BrandTones } from '../../theme/brandTones.ts'
import { propertyOf } from '../../theme/tokens.ts'

/** The custom properties of a brand, by name: each has a tone for Paper and one for Ink, and follows the theme. */
export const brandProperties = (tones: BrandTones): [name: string, value: string][] =>
  (Object.keys(tones.paper) as (keyof BrandTones['paper'])[]).map((name) => [
    `--${propertyOf(name)}`,
    `light-dark(${tones.paper[name]}, ${tones.ink[name]})`,
  ])

/** Set on the element by script, which the content security policy allows. */
export function useBrandTones(ref: RefObject<HTMLElement | null>, tones: BrandTones | null): void {
  useLayoutEffect(() => {
    const style = ref.current?.style
    if (!style || !tones) return
    const properties = brandProperties(tones)
    for (const [name, value] of properties) style.setProperty(name, value)
    return () => {
      for (const [name] of properties) style.removeProperty(name)
    }
  }, [ref, tones])
}
