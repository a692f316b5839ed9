// The place for a picture of the story. Its code loads once the page is at rest.
import { Suspense, type ReactElement } from 'react'
import type { BeatPlaceProps } from '#src/parts/story/HomeStory.tsx'
import { beatPlace } from '../loading/lazyParts.ts'

/** For the home screen's `BeatPlace`. */
export function LateBeatPlace(place: BeatPlaceProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <beatPlace.Component {...place} />
    </Suspense>
  )
}
