// The crypto listing, as one value: loaded when it is opened.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { cryptoListing } from './cryptoListing.ts'
import { CryptoListing } from './CryptoListing.tsx'

export default defineDemo(cryptoListing, CryptoListing)
