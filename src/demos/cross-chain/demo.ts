// The cross-chain bridge, as one value: loaded when it is opened.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { crossChain } from './crossChain.ts'
import { CrossChain } from './CrossChain.tsx'

export default defineDemo(crossChain, CrossChain)
