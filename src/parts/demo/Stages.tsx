// One demo after the other on one wide stage, each playing its tour (Rules, The stage).
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { demoByKey, demoHref, type DemoId } from '../../content/demos.ts'
import type { ClosedDemo } from '../../simulation/LiveDemo.tsx'
import type { Tour } from '../../simulation/tour.ts'
import { Stage } from './Stage.tsx'
import * as styles from './Stages.css.ts'

/** What a stage plays. */
export interface StagePiece {
  demo: ClosedDemo
  tour: Tour<unknown>
}

export interface StagesProps {
  /** In the order in which they are shown. */
  ids: readonly DemoId[]
  /** Brings the code of a demo and of its tour. */
  load: (id: DemoId) => Promise<StagePiece>
}

/** The stage, and a named button for each demo. */
export function Stages({ ids, load }: StagesProps): ReactElement {
  const [chosen, setChosen] = useState(0)
  const [loaded, setLoaded] = useState<(StagePiece & { id: DemoId }) | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const id = ids[chosen]
  useEffect(() => {
    if (!id) return
    let isWanted = true
    load(id).then(
      (piece) => isWanted && setLoaded({ id, ...piece }),
      // What was shown stays.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [id, load])
  return (
    <div className={styles.stages}>
      <div className={styles.choices} role="group" aria-label="Demo on the stage">
        {ids.map((one, index) => (
          <button
            key={one}
            type="button"
            className={styles.choice}
            data-family={demoByKey(one).family}
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
          >
            {demoByKey(one).name}
          </button>
        ))}
      </div>
      <div ref={place} className={styles.place}>
        {loaded && (
          <a
            key={loaded.id}
            className={styles.link}
            href={demoHref(loaded.id)}
            aria-label={`Open this demo: ${demoByKey(loaded.id).name}`}
          />
        )}
        {loaded && (
          <Stage
            key={`${loaded.id} stage`}
            id={loaded.id}
            demo={loaded.demo}
            tour={loaded.tour}
            place={place}
            onEnd={() => setChosen((chosen + 1) % ids.length)}
          />
        )}
      </div>
    </div>
  )
}
