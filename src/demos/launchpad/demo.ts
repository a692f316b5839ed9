// The launchpad builder, as one value: loaded when it is opened.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { launchpad } from './launchpad.ts'
import { Launchpad } from './Launchpad.tsx'

export default defineDemo(launchpad, Launchpad)
