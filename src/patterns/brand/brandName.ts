// Whose demo it is, for demos that say so where a real product would (Rules, Made yours).
import { createContext, useContext } from 'react'

/** The company that a demo stands in the name of; '' for none. */
export const BrandName = createContext('')

export const useBrandName = (): string => useContext(BrandName)
