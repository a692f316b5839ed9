// The price tracker, as one value: loaded when it is opened.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { priceTracker } from './priceTracker.ts'
import { PriceTracker } from './PriceTracker.tsx'

export default defineDemo(priceTracker, PriceTracker)
