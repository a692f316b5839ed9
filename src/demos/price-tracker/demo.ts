// The price tracker, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { priceTracker } from './priceTracker.ts'
import { PriceTracker } from './PriceTracker.tsx'

export default defineDemo(priceTracker, PriceTracker)
