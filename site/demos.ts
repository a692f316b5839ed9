// Where each demo's code is: in the folder of its key, loaded with the demo only. A demo without code stops the build.
import { demoIds, type DemoId } from '#src/content/demos.ts'
import type { ClosedDemo } from '#src/simulation/LiveDemo.tsx'

type DemoLoader = () => Promise<{ default: ClosedDemo }>

const loaders: Readonly<Record<string, DemoLoader>> = import.meta.glob<{ default: ClosedDemo }>(
  '../src/demos/*/demo.ts',
)

function loaderOf(id: DemoId): DemoLoader {
  const load = loaders[`../src/demos/${id}/demo.ts`]
  if (!load) throw new Error(`The demo ${id} has no code: write src/demos/${id}/demo.ts.`)
  return load
}

/** How each demo is loaded. */
export const demoLoaders = Object.fromEntries(demoIds.map((id) => [id, loaderOf(id)])) as Readonly<
  Record<DemoId, DemoLoader>
>
