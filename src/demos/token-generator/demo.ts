// The token generator, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { forOffers } from './forOffers.ts'
import { prefillOf, tokenGenerator } from './tokenGenerator.ts'
import { TokenGenerator } from './TokenGenerator.tsx'

export default defineDemo(tokenGenerator, TokenGenerator, { prefill: prefillOf, forOffers })
