// The tour of the demo that is open (Rules, Tours): its code and data come when it is asked for, by "Watch it" or by a link.
import { Play } from 'lucide'
import { useCallback, useEffect, useRef, useState, type ReactElement, type ReactNode, type Ref } from 'react'
import type { DemoId } from '#src/content/demos.ts'
import { FootAction } from '#src/patterns/FootAction.tsx'
import type { AskedFor, BegunTour, LiveTour } from '#src/patterns/LiveTour.tsx'
import { PartFailure, type FailureKind } from '#src/patterns/PartFailure.tsx'
import { realClock } from '#src/simulation/clock.ts'
import type { DemoControls } from '#src/simulation/demoRun.ts'
import { tourLoaders } from './demos.ts'
import { tryAgain, whyFailed } from './failure.ts'

interface Asked {
  /** The open demo that it was asked for; another one, or the same opened anew, has none yet. */
  opened: DemoControls
  tour: (BegunTour & { Player: typeof LiveTour }) | FailureKind
}

async function begin(id: DemoId, opened: DemoControls, step: number | undefined): Promise<Asked> {
  const [{ beginTour, LiveTour: Player }, { default: tour }] = await Promise.all([
    import('#src/patterns/LiveTour.tsx'),
    tourLoaders[id](),
  ])
  return { opened, tour: { ...beginTour(opened, tour, { clock: realClock, step }), Player } }
}

async function asIsOrFailed(beginning: Promise<Asked>, opened: DemoControls): Promise<Asked> {
  try {
    return await beginning
  } catch {
    return { opened, tour: await whyFailed() }
  }
}

/** What the frame of a demo is given for its tour. */
interface ForFrame {
  tools: ReactElement
  tour: ReactNode
  place: Ref<HTMLDivElement>
  opened: DemoControls
}

/** `asked` is what the link says of the tour; null when it says nothing. */
export function useTour(
  id: DemoId | null,
  opened: DemoControls | null,
  asked: string | null,
): (asked: AskedFor) => Partial<ForFrame> {
  const place = useRef<HTMLDivElement>(null)
  const placeNow = useCallback(() => place.current, [])
  const [now, setNow] = useState<Asked | null>(null)
  const step = /^\d{1,2}$/.test(asked ?? '') ? Number(asked) : undefined
  const isAsked = asked !== null

  useEffect(() => {
    if (!id || !opened || !isAsked) return
    let isWanted = true
    void asIsOrFailed(begin(id, opened, step), opened).then((asked) => isWanted && setNow(asked))
    return () => {
      isWanted = false
    }
  }, [id, opened, isAsked, step])

  return (askedFor) => {
    if (!id || !opened) return {}
    const watch = () => void asIsOrFailed(begin(id, opened, undefined), opened).then(setNow)
    const retry = async (kind: FailureKind) => {
      if (kind === 'updated') {
        window.location.reload()
        return
      }
      const result = await tryAgain(async () => setNow(await begin(id, opened, step)))
      if (result !== 'loaded') setNow({ opened, tour: result })
    }
    const close = () => setNow(null)
    const tour = now?.opened === opened ? now.tour : null
    const isBegun = typeof tour === 'object' && tour !== null
    return {
      place,
      opened: isBegun ? tour.opened : opened,
      tools: (
        <FootAction icon={Play} onClick={watch}>
          Watch it
        </FootAction>
      ),
      tour: isBegun ? (
        <tour.Player asked={askedFor} at={opened} begun={tour} place={placeNow} onClose={close} />
      ) : (
        tour && <PartFailure what="The tour" kind={tour} onRetry={() => void retry(tour)} onClose={close} />
      ),
    }
  }
}
