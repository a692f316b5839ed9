// The brute-force tester, as one value: loaded when it is opened.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { bruteForce } from './bruteForce.ts'
import { BruteForce } from './BruteForce.tsx'

export default defineDemo(bruteForce, BruteForce)
