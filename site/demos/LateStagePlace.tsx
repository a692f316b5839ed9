// The place for a stage. Its code loads once the page is at rest.
import { Suspense, type ReactElement } from 'react'
import { StillPlace, type StagePlaceProps } from '#src/parts/demo/StagePlace.tsx'
import { stagePlace } from '../loading/lazyParts.ts'

/** For a screen's `StagePlace`. */
export function LateStagePlace(place: StagePlaceProps): ReactElement {
  return (
    <Suspense fallback={<StillPlace {...place} />}>
      <stagePlace.Component {...place} />
    </Suspense>
  )
}
