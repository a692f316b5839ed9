// The DApp, as one value: loaded when it is opened.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { dapp } from './dapp.ts'
import { Dapp } from './Dapp.tsx'

export default defineDemo(dapp, Dapp)
