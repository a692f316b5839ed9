// The picture of a scene of the story (Rules, The story). The demo's code loads when the place is near the window.
import type { ReactNode, RefObject } from 'react'
import { copyText } from '#src/browser/clipboard.ts'
import { useMediaQuery } from '#src/browser/externalStores.ts'
import { useIsNear } from '#src/browser/useIsNear.ts'
import { useLate } from '#src/parts/loading/useLate.ts'
import { storyDemo } from '#src/parts/story/storyBeats.ts'
import type { BeatPlaceProps } from '#src/parts/story/HomeStory.tsx'
import { media } from '#src/theme/tokens.ts'
import { demoLoaders } from './demos.ts'

/** How near the window a place is when its demo loads, as a share of the window's height. */
const NEAR = '10%'

async function loadStory() {
  const [{ HomeStoryPicture }, { default: demo }] = await Promise.all([
    import('#src/parts/story/HomeStoryPicture.tsx'),
    demoLoaders[storyDemo](),
  ])
  return { HomeStoryPicture, demo }
}

export interface LiveBeatProps extends BeatPlaceProps {
  /** The place on the page. */
  place: RefObject<HTMLElement | null>
}

/** Nothing until the code is loaded, and if it does not load: the texts and links stay. */
export function LiveBeat({ beat, onDrawn, place }: LiveBeatProps): ReactNode {
  const isNear = useIsNear(place, NEAR)
  const isStill = useMediaQuery(media.motionReduced)
  const { part } = useLate(isNear || null, loadStory)
  return (
    part && (
      <part.HomeStoryPicture
        beat={beat}
        demo={part.demo}
        copyText={copyText}
        onDrawn={onDrawn}
        isPlaying={beat === 'try' && !isStill}
      />
    )
  )
}
