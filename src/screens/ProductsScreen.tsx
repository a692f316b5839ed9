// The list of products.
import type { ReactElement } from 'react'
import { company } from '../content/company.ts'
import { ListScreen, type ListFilter } from './ListScreen.tsx'

/** `/products` */
export default function ProductsScreen(filter: ListFilter): ReactElement {
  return (
    <ListScreen
      kind="product"
      metaTitle="Blockchain products to try live"
      description="Token tools, launchpads, trading bots, wallets and trackers under your brand. Try the live demos, then ask for your version."
      lead="Ready-made software, adapted to your business. Try the ones marked Live Demo before you contact us."
      call={{
        title: 'Is one of these close to what you need?',
        text: `Tell us which one, and what is missing. We answer ${company.answer}, by email or on WhatsApp.`,
      }}
      {...filter}
    />
  )
}
