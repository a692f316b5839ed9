// The DApp, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { dapp } from './dapp.ts'
import { Dapp } from './Dapp.tsx'

export default defineDemo(dapp, Dapp)
