// The crypto listing, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { cryptoListing } from './cryptoListing.ts'
import { CryptoListing } from './CryptoListing.tsx'

export default defineDemo(cryptoListing, CryptoListing)
