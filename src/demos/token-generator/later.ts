// Loads who holds the deployed token, which only the last step shows.
import { latePart } from '../../browser/latePart.ts'

export const { load: loadHolderShares, usePart: useHolderShares } = latePart(
  () => import('./HolderShares.tsx'),
)
