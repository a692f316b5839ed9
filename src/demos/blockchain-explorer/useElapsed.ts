// The seconds since the newest block arrived, so that ages grow between two blocks.
import { useEffect, useState } from 'react'
import { SECOND } from '../../format/duration.ts'
import { realClock } from '../../simulation/clock.ts'
import { ARRIVAL_MS, type BlockchainExplorerState } from './blockchainExplorer.ts'

/**
 * From 0 up to the next block; stands while none can come.
 * @param isHeld whether the next block waits
 */
export function useElapsed(
  { arrivals, nextAt }: Pick<BlockchainExplorerState, 'arrivals' | 'nextAt'>,
  isHeld: boolean,
): number {
  const [last, setLast] = useState({ arrivals, seconds: 0 })
  useEffect(() => {
    if (isHeld) return
    let cancel = () => {}
    const tick = () => {
      const passed = ARRIVAL_MS - (nextAt - realClock.now())
      if (passed < 0 || passed >= ARRIVAL_MS) return
      const seconds = Math.floor(passed / SECOND)
      // An age never shrinks.
      setLast((before) =>
        before.arrivals === arrivals && before.seconds >= seconds ? before : { arrivals, seconds },
      )
      cancel = realClock.at(realClock.now() + SECOND - (passed % SECOND), tick)
    }
    tick()
    return () => cancel()
  }, [arrivals, nextAt, isHeld])
  return last.arrivals === arrivals ? last.seconds : 0
}
