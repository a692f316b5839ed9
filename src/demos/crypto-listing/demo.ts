// The crypto listing, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { cryptoListing } from './cryptoListing.ts'
import { CryptoListing } from './CryptoListing.tsx'

export default defineDemo(cryptoListing, CryptoListing)
