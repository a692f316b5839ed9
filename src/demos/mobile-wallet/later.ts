// Loads what the wallet shows after its first moment.
import { latePart } from '../../browser/latePart.ts'

export const { load: loadLater, usePart: useLater } = latePart(() => import('./laterParts.ts'))
