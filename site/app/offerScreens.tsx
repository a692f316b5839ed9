// The screen of a service or product with its copy.
import type { ComponentType } from 'react'
import { loadCopy } from '#src/content/copy/loadCopy.ts'
import { offerAt, type OfferPath } from '#src/content/offers.ts'
import { drawnExhibit } from '#src/parts/exhibits/exhibits.ts'
import { DetailScreen } from '#src/screens/DetailScreen.tsx'
import { LateStagePlace } from '../demos/LateStagePlace.tsx'
import { RelatedOffers } from '../loading/lateParts.ts'

/** The screen at an address, when its copy is loaded. */
export async function offerScreen(path: OfferPath): Promise<{ default: ComponentType }> {
  const copy = await loadCopy(path)
  const offer = offerAt(path)
  const exhibit = await drawnExhibit(copy.exhibit, offer.family)
  const relatives = copy.related.map((related) => offerAt(related))
  return {
    default: function OfferScreen() {
      return (
        <DetailScreen
          offer={offer}
          copy={copy}
          exhibit={exhibit}
          StagePlace={LateStagePlace}
          related={<RelatedOffers offers={relatives} />}
        />
      )
    },
  }
}
