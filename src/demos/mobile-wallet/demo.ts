// The mobile wallet, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { mobileWallet } from './mobileWallet.ts'
import { MobileWallet } from './MobileWallet.tsx'

export default defineDemo(mobileWallet, MobileWallet)
