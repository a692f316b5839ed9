// The wallet, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { wallet } from './wallet.ts'
import { Wallet } from './Wallet.tsx'

export default defineDemo(wallet, Wallet)
