// The launchpad builder, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { launchpad } from './launchpad.ts'
import { Launchpad } from './Launchpad.tsx'

export default defineDemo(launchpad, Launchpad)
