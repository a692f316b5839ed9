// The staking demo, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { staking } from './staking.ts'
import { Staking } from './Staking.tsx'

export default defineDemo(staking, Staking)
