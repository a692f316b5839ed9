// The list of services.
import type { ReactElement } from 'react'
import { company } from '../content/company.ts'
import { ListScreen, type ListFilter } from './ListScreen.tsx'

/** `/services` */
export default function ServicesScreen(filter: ListFilter): ReactElement {
  return (
    <ListScreen
      kind="service"
      metaTitle="Blockchain development services"
      description="Contracts, exchanges, wallets, audits and training, made to order. See what each service includes and what sets its price, and try the live demos."
      lead="From architecture to training. Try the ones marked Live Demo, then write to us."
      call={{
        title: 'Not sure which of these you need?',
        text: `Describe the problem instead. We answer ${company.answer}, by email or on WhatsApp, and recommend a service.`,
      }}
      {...filter}
    />
  )
}
