// The blockchain explorer, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { blockchainExplorer } from './blockchainExplorer.ts'
import { BlockchainExplorer } from './BlockchainExplorer.tsx'

export default defineDemo(blockchainExplorer, BlockchainExplorer)
