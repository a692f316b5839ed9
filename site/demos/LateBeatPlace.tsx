// The place for a picture of the story. The picture's code loads once the page is at rest.
import { useRef, type ReactElement } from 'react'
import { useLate } from '#src/parts/loading/useLate.ts'
import type { BeatPlaceProps } from '#src/parts/story/HomeStory.tsx'
import { whole } from '#src/parts/story/HomeStory.css.ts'
import { atRest } from '../loading/lateParts.ts'
import { Optional } from '../loading/Optional.tsx'

const load = async () => {
  await atRest
  return (await import('./LiveBeat.tsx')).LiveBeat
}

/** For the home screen's `BeatPlace`. */
export function LateBeatPlace(picture: BeatPlaceProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const { part: LiveBeat } = useLate('picture', load)
  return (
    <div ref={place} className={whole}>
      {LiveBeat && (
        <Optional>
          <LiveBeat {...picture} place={place} />
        </Optional>
      )}
    </div>
  )
}
