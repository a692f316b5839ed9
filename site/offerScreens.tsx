// The screen of services and products, closed over the long copy of one of them.
import type { ComponentType } from 'react'
import { copyLoaders } from '#src/content/copy/copyLoaders.ts'
import type { OfferPath } from '#src/content/copy/offerCopy.ts'
import { DetailScreen } from '#src/screens/DetailScreen.tsx'
import { offerAt } from '#src/screens/offers.ts'

/** The screen at an address, once its copy is there. */
export async function offerScreen(path: OfferPath): Promise<{ default: ComponentType }> {
  const { default: copy } = await copyLoaders[path]()
  return { default: () => <DetailScreen offer={offerAt(path)} copy={copy} /> }
}
