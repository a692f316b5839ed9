// The mobile wallet, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { mobileWallet } from './mobileWallet.ts'
import { MobileWallet } from './MobileWallet.tsx'

export default defineDemo(mobileWallet, MobileWallet)
