// `/products`, with the family that the address chooses.
import type { ReactElement } from 'react'
import ProductsScreen from '#src/screens/ProductsScreen.tsx'
import { useFamilyInAddress } from './familyInAddress.ts'

export default function ProductsPage(): ReactElement {
  return <ProductsScreen {...useFamilyInAddress()} />
}
