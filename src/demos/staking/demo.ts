// The staking demo, as one value: loaded when it is opened.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { staking } from './staking.ts'
import { Staking } from './Staking.tsx'

export default defineDemo(staking, Staking)
