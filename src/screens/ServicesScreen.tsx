// The list of services.
import type { ReactElement } from 'react'
import { ListScreen } from './ListScreen.tsx'
import { serviceOffers } from './offers.ts'
import { entryOf } from './offerSentences.ts'

/** `/services` */
export default function ServicesScreen(): ReactElement {
  return (
    <ListScreen
      path="/services"
      title="Services"
      description="Blockchain and AI services: contracts, chains, tokens, markets, wallets, audits and training, many with a live demo to try first."
      lead="From the first diagram to the training day. Where a row says Live Demo, you can try it before you write."
      entries={serviceOffers.map(entryOf)}
      call={{
        title: 'Not sure which of these you need?',
        text: 'Describe the problem instead. We answer within 24 hours, by mail or on WhatsApp, and point to the right family.',
      }}
    />
  )
}
