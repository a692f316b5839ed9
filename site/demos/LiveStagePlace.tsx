// The place where a demo plays its tour silently (Rules, The stage). The stage's code loads when the
// place is near the window.
import { useEffect, useRef, useState, type ReactElement } from 'react'
import type { DemoId } from '#src/content/demos.ts'
import type { StagePlaceProps } from '#src/parts/demo/StagePlace.tsx'
import { useLate } from '#src/parts/loading/useLate.ts'
import { media } from '#src/theme/tokens.ts'
import { saying } from '#src/wires/wires.ts'
import { demoLoaders, tourLoaders } from './demos.ts'

/** How near the window a place is when its demo loads, as a share of the window's height. */
const NEAR = '25%'

async function loadStage(id: DemoId) {
  const [{ Stage }, { default: demo }, { default: tour }] = await Promise.all([
    import('#src/parts/demo/Stage.tsx'),
    demoLoaders[id](),
    tourLoaders[id](),
  ])
  return { Stage, demo, tour }
}

/** For a screen's `StagePlace`. */
export function LiveStagePlace({ id, stepsPlace, className, children }: StagePlaceProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  // If the code does not load, the tile stays.
  const { part } = useLate(isNear ? id : null, loadStage)
  useEffect(() => {
    if (window.matchMedia(media.motionReduced).matches) return
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        setIsNear(true)
      },
      { rootMargin: NEAR },
    )
    if (place.current) near.observe(place.current)
    return () => near.disconnect()
  }, [])
  return (
    <div ref={place} className={className} {...saying('stage', '')}>
      {children}
      {part && <part.Stage id={id} demo={part.demo} tour={part.tour} place={place} stepsPlace={stepsPlace} />}
    </div>
  )
}
