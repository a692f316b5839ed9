// What plays in a place: one demo, or several that take turns.
import type { ComponentType, RefObject } from 'react'
import type { DemoId } from '#src/content/demos.ts'
import { Stage } from '#src/parts/demo/Stage.tsx'
import { Stages } from '#src/parts/demo/Stages.tsx'
import { demoLoaders, tourLoaders } from './demos.ts'

async function load(id: DemoId) {
  const [demo, tour] = await Promise.all([demoLoaders[id](), tourLoaders[id]()])
  return { demo: demo.default, tour: tour.default }
}

/** A stage, once the code of its first demo is there. */
export async function stageOf(
  ids: readonly DemoId[],
): Promise<{ Stage: ComponentType<{ place: RefObject<HTMLElement | null> }> }> {
  const [first] = ids
  if (!first) throw new Error('A stage names at least one demo.')
  const piece = await load(first)
  return {
    Stage: function LiveStage({ place }) {
      return ids.length > 1 ? <Stages ids={ids} load={load} /> : <Stage id={first} {...piece} place={place} />
    },
  }
}
