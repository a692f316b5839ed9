// The wallet, as one value: loaded when it is opened.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { wallet } from './wallet.ts'
import { Wallet } from './Wallet.tsx'

export default defineDemo(wallet, Wallet)
