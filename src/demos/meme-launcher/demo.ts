// The meme launcher, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { memeLauncher } from './memeLauncher.ts'
import { MemeLauncher } from './MemeLauncher.tsx'

export default defineDemo(memeLauncher, MemeLauncher)
