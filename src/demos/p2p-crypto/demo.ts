// The P2P exchange, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { p2pCrypto } from './p2pCrypto.ts'
import { P2pCrypto } from './P2pCrypto.tsx'

export default defineDemo(p2pCrypto, P2pCrypto)
