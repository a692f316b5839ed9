// The cross-chain bridge, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { crossChain } from './crossChain.ts'
import { CrossChain } from './CrossChain.tsx'

export default defineDemo(crossChain, CrossChain)
