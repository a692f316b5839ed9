// `/services`, with the family that the address chooses.
import type { ReactElement } from 'react'
import ServicesScreen from '#src/screens/ServicesScreen.tsx'
import { useFamilyInAddress } from './familyInAddress.ts'

export default function ServicesPage(): ReactElement {
  return <ServicesScreen {...useFamilyInAddress()} />
}
