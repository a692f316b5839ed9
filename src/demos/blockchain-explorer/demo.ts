// The blockchain explorer, as one value: loaded when it is opened.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { blockchainExplorer } from './blockchainExplorer.ts'
import { BlockchainExplorer } from './BlockchainExplorer.tsx'

export default defineDemo(blockchainExplorer, BlockchainExplorer)
