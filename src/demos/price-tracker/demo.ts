// The price tracker, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { priceTracker } from './priceTracker.ts'
import { PriceTracker } from './PriceTracker.tsx'

export default defineDemo(priceTracker, PriceTracker)
