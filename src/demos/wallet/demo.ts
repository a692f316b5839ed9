// The wallet, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { wallet } from './wallet.ts'
import { Wallet } from './Wallet.tsx'

export default defineDemo(wallet, Wallet)
