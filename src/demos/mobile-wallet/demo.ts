// The mobile wallet, as one value: loaded when it is opened.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { mobileWallet } from './mobileWallet.ts'
import { MobileWallet } from './MobileWallet.tsx'

export default defineDemo(mobileWallet, MobileWallet)
