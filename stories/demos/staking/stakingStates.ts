// One state for each picture of the staking demo, by replaying what leads to it.
import { staking } from '#src/demos/staking/staking.ts'
import { replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

const opened = (poolId: string) => ({ type: 'poolOpened', poolId }) as const
const typed = (text: string) => ({ type: 'amountTyped', text }) as const

const compared = (text: string) => ({ type: 'comparedTyped', text }) as const

export const states = {
  allClosed: replay(staking),
  compared: replay(staking, [compared('2500')]),
  comparedBelowTheMinimum: replay(staking, [compared('0.05')]),
  comparedNotANumber: replay(staking, [compared(hostileTexts.rightToLeft)]),
  poolOpen: replay(staking, [opened('polygon-growth')]),
  amountTyped: replay(staking, [opened('polygon-growth'), typed('2500')]),
  mediumRiskOpen: replay(staking, [opened('aiz-reserve'), typed('1000')]),
  notANumber: replay(staking, [opened('ether-core'), typed(hostileTexts.script)]),
  negativeAmount: replay(staking, [opened('ether-core'), typed(hostileTexts.negative)]),
  hugeAmount: replay(staking, [opened('ether-core'), typed('9'.repeat(300))]),
  veryLongAmount: replay(staking, [opened('ether-core'), typed(hostileTexts.veryLong)]),
}
