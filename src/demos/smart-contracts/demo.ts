// The contract builder, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { smartContracts } from './smartContracts.ts'
import { SmartContracts } from './SmartContracts.tsx'

export default defineDemo(smartContracts, SmartContracts)
