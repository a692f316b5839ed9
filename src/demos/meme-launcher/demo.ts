// The meme launcher, as one value: loaded when it is opened.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { memeLauncher } from './memeLauncher.ts'
import { MemeLauncher } from './MemeLauncher.tsx'

export default defineDemo(memeLauncher, MemeLauncher)
