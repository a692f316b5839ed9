// The DApp, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { dapp } from './dapp.ts'
import { Dapp } from './Dapp.tsx'

export default defineDemo(dapp, Dapp)
