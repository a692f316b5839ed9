// What the wallet shows after its first moment, in one file.
export { PriceHistory } from '../../patterns/figures/PriceHistory.tsx'
export { Sparkline } from '../../primitives/Sparkline.tsx'
export { Confirm } from './Confirm.tsx'
