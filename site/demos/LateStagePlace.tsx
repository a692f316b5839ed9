// The place for a stage over its tile. The stage's code loads once the page is at rest; the tile needs none.
import { useRef, type ReactElement } from 'react'
import { StillPlace, type StagePlaceProps } from '#src/parts/demo/StagePlace.tsx'
import { useLate } from '#src/parts/loading/useLate.ts'
import { atRest } from '../loading/lateParts.ts'
import { Optional } from '../loading/Optional.tsx'

const load = async () => {
  await atRest
  return (await import('./LiveStage.tsx')).LiveStage
}

/** For a screen's `StagePlace`. */
export function LateStagePlace({
  id,
  shownFor,
  stepsPlace,
  className,
  children,
}: StagePlaceProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const { part: LiveStage } = useLate('stage', load)
  return (
    <StillPlace className={className} ref={place}>
      {children}
      {LiveStage && (
        <Optional>
          <LiveStage id={id} shownFor={shownFor} stepsPlace={stepsPlace} place={place} />
        </Optional>
      )}
    </StillPlace>
  )
}
