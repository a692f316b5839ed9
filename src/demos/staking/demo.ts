// The staking demo, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { staking } from './staking.ts'
import { Staking } from './Staking.tsx'

export default defineDemo(staking, Staking)
