// A demo that plays its tour silently in its place (Rules, The stage). The stage's code loads when the place is near the window.
import type { ReactNode, RefObject } from 'react'
import { useMediaQuery } from '#src/browser/externalStores.ts'
import { useIsNear } from '#src/browser/useIsNear.ts'
import type { DemoId } from '#src/content/demos.ts'
import type { StagePlaceProps } from '#src/parts/demo/StagePlace.tsx'
import { useLate } from '#src/parts/loading/useLate.ts'
import { media } from '#src/theme/tokens.ts'
import { demoLoaders, loadForOffer, tourLoaders } from './demos.ts'

/** How near the window a place is when its demo loads, as a share of the window's height. */
const NEAR = '25%'

async function loadStage(id: DemoId, shownFor: string | undefined) {
  const [{ Stage }, { default: demo }, { default: tour }] = await Promise.all([
    import('#src/parts/demo/Stage.tsx'),
    demoLoaders[id](),
    tourLoaders[id](),
  ])
  return { Stage, demo, tour, forOffer: await loadForOffer(demo, shownFor) }
}

export interface LiveStageProps extends Pick<StagePlaceProps, 'id' | 'shownFor' | 'stepsPlace'> {
  /** The place on the page. */
  place: RefObject<HTMLElement | null>
}

/** Nothing until the code is loaded, and if it does not load. */
export function LiveStage({ id, shownFor, stepsPlace, place }: LiveStageProps): ReactNode {
  const isStill = useMediaQuery(media.motionReduced)
  const isNear = useIsNear(place, isStill ? null : NEAR)
  const { part } = useLate(isNear ? id : null, (wanted) => loadStage(wanted, shownFor))
  return (
    part && (
      <part.Stage
        id={id}
        demo={part.demo}
        tour={part.tour}
        forOffer={part.forOffer}
        place={place}
        stepsPlace={stepsPlace}
      />
    )
  )
}
