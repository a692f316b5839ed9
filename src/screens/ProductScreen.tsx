// The page of a product.
import type { ReactElement } from 'react'
import type { ProductSlug } from '../content/products.ts'
import { DetailScreen } from './DetailScreen.tsx'
import { productOffers } from './offers.ts'

export interface ProductScreenProps {
  slug: ProductSlug
}

/** `/products/{slug}` */
export default function ProductScreen({ slug }: ProductScreenProps): ReactElement | null {
  const offer = productOffers.find((one) => one.slug === slug)
  return offer ? <DetailScreen offer={offer} /> : null
}
