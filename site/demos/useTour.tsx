// The tour of the open demo (Rules, Tours): its code and data load when the visitor or a link starts it.
import { Play } from 'lucide'
import { useCallback, useMemo, useRef, useState, type ReactElement, type ReactNode, type Ref } from 'react'
import type { DemoId } from '#src/content/demos.ts'
import { FootAction } from '#src/parts/demo/FootAction.tsx'
import type { AskOf } from '#src/parts/demo/DemoFoot.tsx'
import { LoadError } from '#src/parts/loading/LoadError.tsx'
import { useLate } from '#src/parts/loading/useLate.ts'
import { realClock } from '#src/simulation/clock.ts'
import type { DemoControls } from '#src/simulation/demoRun.ts'
import type { OpenDemo } from '#src/simulation/LiveDemo.tsx'
import { tourLoaders } from './demos.ts'

/** The tour of an open demo from a step; by default from the start. */
interface Wish {
  id: DemoId
  opened: OpenDemo
  step: number | undefined
}

async function begin({ id, opened, step }: Wish) {
  const [{ beginTour, LiveTour: Player }, { default: tour }] = await Promise.all([
    import('#src/parts/demo/LiveTour.tsx'),
    tourLoaders[id](),
  ])
  return {
    ...beginTour(opened, opened.forOffer?.tour ?? tour, { clock: realClock, step }),
    Player,
    of: opened,
  }
}

/** What the frame of a demo needs for its tour. */
interface ForFrame {
  tools: ReactElement
  tour: ((tools: ReactElement, ask: AskOf) => ReactNode) | undefined
  failure: ReactNode
  place: Ref<HTMLDivElement>
  opened: DemoControls
}

/** `asked` is the tour in the link; null if there is none. */
export function useTour(id: DemoId | null, opened: OpenDemo | null, asked: string | null): Partial<ForFrame> {
  const place = useRef<HTMLDivElement>(null)
  const placeNow = useCallback(() => place.current, [])
  const step = /^\d{1,2}$/.test(asked ?? '') ? Number(asked) : undefined
  const isAsked = asked !== null
  const byLink = useMemo<Wish | null>(
    () => (id && opened && isAsked ? { id, opened, step } : null),
    [id, opened, isAsked, step],
  )
  // The visitor's last choice for this demo: to watch its tour, or to close it.
  const [chosen, setChosen] = useState<{ opened: OpenDemo; wish: Wish | null } | null>(null)
  const wish = chosen && chosen.opened === opened ? chosen.wish : byLink
  const { part, failure, retry } = useLate(wish, begin)

  if (!id || !opened) return {}
  const watch = () => setChosen({ opened, wish: { id, opened, step: undefined } })
  const close = () => setChosen({ opened, wish: null })
  const tour = wish && part?.of === opened ? part : null
  return {
    place,
    opened: tour ? tour.opened : opened,
    tools: (
      <FootAction icon={Play} short="Watch" onClick={watch}>
        Watch it
      </FootAction>
    ),
    tour: tour
      ? (tools, ask) => (
          <tour.Player
            ask={ask(opened)}
            at={opened}
            begun={tour}
            place={placeNow}
            onClose={close}
            tools={tools}
          />
        )
      : undefined,
    failure: failure && <LoadError what="The tour" kind={failure} onRetry={retry} onClose={close} />,
  }
}
