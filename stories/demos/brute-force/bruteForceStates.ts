// One state for each picture of the brute-force tester, by replaying what leads to it.
import { bruteForce } from '#src/demos/brute-force/bruteForce.ts'
import { MINUTE, SECOND } from '#src/format/duration.ts'
import { after, replay } from '#src/simulation/replay.ts'

const start = { type: 'startPressed' } as const
const stop = { type: 'stopPressed' } as const
const apiKey = { type: 'targetChosen', target: 'api-key' } as const
const passwordHash = { type: 'targetChosen', target: 'password-hash' } as const

export const states = {
  ready: replay(bruteForce),
  otherTarget: replay(bruteForce, [apiKey]),
  justStarted: replay(bruteForce, [start]),
  running: replay(bruteForce, [passwordHash, start, after(4 * SECOND)]),
  runningOnWallet: replay(bruteForce, [start, after(4 * SECOND)]),
  stopped: replay(bruteForce, [start, after(3 * SECOND), stop]),
  reset: replay(bruteForce, [start, after(3 * SECOND), stop, { type: 'resetPressed' }]),
  done: replay(bruteForce, [start, after(MINUTE)]),
  doneAndOtherTarget: replay(bruteForce, [start, after(MINUTE), apiKey]),
  doneWithApiKey: replay(bruteForce, [apiKey, start, after(MINUTE)]),
  stoppedOnApiKey: replay(bruteForce, [apiKey, start, after(2 * SECOND), stop]),
}
