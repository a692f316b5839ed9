// The token generator, as one value: loaded when it is opened.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { prefillOf, tokenGenerator } from './tokenGenerator.ts'
import { TokenGenerator } from './TokenGenerator.tsx'

export default defineDemo(tokenGenerator, TokenGenerator, prefillOf)
