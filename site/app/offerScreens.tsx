// The screen of a service or product with its copy.
import { memo, Suspense, type ComponentType } from 'react'
import { loadCopy } from '#src/content/copy/loadCopy.ts'
import { offerAt, type OfferPath } from '#src/content/offers.ts'
import { DetailScreen } from '#src/screens/DetailScreen.tsx'
import { LateStagePlace } from '../demos/LateStagePlace.tsx'
import { entryList } from '../loading/lazyParts.ts'

/**
 * The screen at an address, when its copy is loaded. It never changes after the first render: a change above a Suspense boundary
 * without loaded code would replace the server's markup.
 */
export async function offerScreen(path: OfferPath): Promise<{ default: ComponentType }> {
  const copy = await loadCopy(path)
  const offer = offerAt(path)
  const relatives = copy.related.map((related) => offerAt(related))
  return {
    default: memo(function OfferScreen() {
      return (
        <DetailScreen
          offer={offer}
          copy={copy}
          StagePlace={LateStagePlace}
          related={
            <Suspense fallback={null}>
              <entryList.Component offers={relatives} />
            </Suspense>
          }
        />
      )
    }),
  }
}
