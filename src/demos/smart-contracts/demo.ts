// The contract builder, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { smartContracts } from './smartContracts.ts'
import { SmartContracts } from './SmartContracts.tsx'

export default defineDemo(smartContracts, SmartContracts)
