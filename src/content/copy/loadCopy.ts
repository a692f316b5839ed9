// The long copy of a page, loaded with that page only.
import type { OfferPath } from '../offers.ts'
import type { OfferCopy } from './offerCopy.ts'

const loaders = import.meta.glob<OfferCopy>(['./services/*.ts', './products/*.ts'], { import: 'default' })

/** All that the page of a service or product says at length. */
export async function loadCopy(path: OfferPath): Promise<OfferCopy> {
  const load = loaders[`.${path}.ts`]
  if (!load) throw new Error(`${path} has no copy: write src/content/copy${path}.ts.`)
  return load()
}
