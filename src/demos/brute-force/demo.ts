// The brute-force tester, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { bruteForce } from './bruteForce.ts'
import { BruteForce } from './BruteForce.tsx'

export default defineDemo(bruteForce, BruteForce)
