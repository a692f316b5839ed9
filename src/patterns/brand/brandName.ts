// The client of a demo, for demos that show its name where a real product would (Rules, Made yours).
import { createContext, useContext } from 'react'

/** The company of a branded demo; '' for none. */
export const BrandName = createContext('')

export const useBrandName = (): string => useContext(BrandName)
