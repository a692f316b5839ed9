// The token generator, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { prefillOf, tokenGenerator } from './tokenGenerator.ts'
import { TokenGenerator } from './TokenGenerator.tsx'

export default defineDemo(tokenGenerator, TokenGenerator, prefillOf)
