// The contract builder, as one value: loaded when it is opened.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { smartContracts } from './smartContracts.ts'
import { SmartContracts } from './SmartContracts.tsx'

export default defineDemo(smartContracts, SmartContracts)
