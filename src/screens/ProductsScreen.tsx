// The list of products. Each family has the miniature of a demo at its head, as a picture only.
import type { ReactElement } from 'react'
import { company } from '../content/company.ts'
import { demoByKey } from '../content/demos.ts'
import type { Family } from '../content/families.ts'
import { products, showpieceOf } from '../content/offers.ts'
import { DemoTile } from '../parts/sections/DemoTile.tsx'
import { ListScreen } from './ListScreen.tsx'

function artOf(family: Family): ReactElement | null {
  const demo = showpieceOf(products.filter((offer) => offer.family === family))?.demo
  return demo ? <DemoTile demo={demoByKey(demo)} /> : null
}

/** `/products` */
export default function ProductsScreen(): ReactElement {
  return (
    <ListScreen
      kind="product"
      description="Ready-made blockchain products: token tools, launchpads, trading bots, wallets and trackers, adapted to your business."
      lead="Ready-made products, adapted to your business. Try the ones marked Live Demo before you contact us."
      artOf={artOf}
      call={{
        title: 'Is one of these close to what you need?',
        text: `Tell us which one, and what is missing. We answer ${company.answer}, by email or on WhatsApp.`,
      }}
    />
  )
}
