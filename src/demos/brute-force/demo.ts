// The brute-force tester, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { bruteForce } from './bruteForce.ts'
import { BruteForce } from './BruteForce.tsx'

export default defineDemo(bruteForce, BruteForce)
