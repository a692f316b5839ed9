// The page of a service.
import type { ReactElement } from 'react'
import type { ServiceSlug } from '../content/services.ts'
import { DetailScreen } from './DetailScreen.tsx'
import { serviceOffers } from './offers.ts'

export interface ServiceScreenProps {
  slug: ServiceSlug
}

/** `/services/{slug}` */
export default function ServiceScreen({ slug }: ServiceScreenProps): ReactElement | null {
  const offer = serviceOffers.find((one) => one.slug === slug)
  return offer ? <DetailScreen offer={offer} /> : null
}
