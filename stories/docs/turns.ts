// Which picture may load now: the first alone, so that it is drawn soon; then a few together. The others wait in order.

export interface Turns {
  /** Calls `begin` at its turn, now or later. The turn ends when the returned function is called, at the latest after `longestMs`. */
  take: (begin: () => void, longestMs: number) => () => void
}

export function createTurns(most: number): Turns {
  const waiting = new Set<() => void>()
  let taken = 0
  let hasBegun = false
  const next = () => {
    for (const begin of waiting) {
      if (taken >= (hasBegun ? most : 1)) return
      waiting.delete(begin)
      begin()
    }
  }
  return {
    take(begin, longestMs) {
      let end = () => {
        waiting.delete(mine)
      }
      const mine = () => {
        taken++
        const timer = setTimeout(() => end(), longestMs)
        end = () => {
          end = () => undefined
          clearTimeout(timer)
          taken--
          hasBegun = true
          next()
        }
        begin()
      }
      waiting.add(mine)
      next()
      return () => end()
    },
  }
}
