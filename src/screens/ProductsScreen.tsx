// The list of products. The miniature of a demo stands at the head of each family; there it is only a picture.
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
      description="Ready-made blockchain products: token tools, launchpads, trading bots, wallets and trackers, changed until they fit your business."
      lead="Ready-made, and changed until they fit. Where a row says Live Demo, you can try it before you write."
      artOf={artOf}
      call={{
        title: 'Nearly what you need?',
        text: `Say which one, and what is missing. We answer ${company.answer}, by email or on WhatsApp.`,
      }}
    />
  )
}
