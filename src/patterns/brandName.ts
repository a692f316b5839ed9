// Whose demo it is, for demos that say so where a real product would (Rules, Made yours).
import { createContext, useContext } from 'react'

/** The company that a demo stands in the name of; '' for none. */
export const BrandName = createContext('')

/** A demo's own heading in the name of the company that it is shown to: "Orchard Cooperative Explorer". */
export function useInBrandName(words: string): string {
  const name = useContext(BrandName)
  return name === '' ? words : `${name} ${words}`
}
