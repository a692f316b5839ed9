// The cross-chain bridge, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { crossChain } from './crossChain.ts'
import { CrossChain } from './CrossChain.tsx'

export default defineDemo(crossChain, CrossChain)
