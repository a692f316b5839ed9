// The P2P exchange, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { p2pCrypto } from './p2pCrypto.ts'
import { P2pCrypto } from './P2pCrypto.tsx'

export default defineDemo(p2pCrypto, P2pCrypto)
