// The blockchain explorer, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { blockchainExplorer } from './blockchainExplorer.ts'
import { BlockchainExplorer } from './BlockchainExplorer.tsx'

export default defineDemo(blockchainExplorer, BlockchainExplorer)
