// The launchpad builder, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { launchpad } from './launchpad.ts'
import { Launchpad } from './Launchpad.tsx'

export default defineDemo(launchpad, Launchpad)
