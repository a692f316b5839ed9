// The meme launcher, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { memeLauncher } from './memeLauncher.ts'
import { MemeLauncher } from './MemeLauncher.tsx'

export default defineDemo(memeLauncher, MemeLauncher)
