// The list of services.
import type { ReactElement } from 'react'
import { company } from '../content/company.ts'
import { ListScreen, type ListFilter } from './ListScreen.tsx'

/** `/services` */
export default function ServicesScreen(filter: ListFilter): ReactElement {
  return (
    <ListScreen
      kind="service"
      description="Blockchain and AI services: contracts, chains, tokens, markets, wallets, audits and training, many with a live demo to try first."
      lead="From architecture to training. Try the ones marked Live Demo, then write to us."
      call={{
        title: 'Not sure which of these you need?',
        text: `Describe the problem instead. We answer ${company.answer}, by email or on WhatsApp, and recommend a service.`,
      }}
      {...filter}
    />
  )
}
