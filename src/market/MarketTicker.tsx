// The ticker in the layout: one store per visit, which knows the screen width, drawn as a strip.
import { useEffect, useSyncExternalStore, type ReactElement } from 'react'
import { useIsHydrated, useMediaQuery } from '../browser/externalStores.ts'
import { media } from '../theme/tokens.ts'
import type { MarketSource, MarketStore } from './marketStore.ts'
import { TickerStrip } from './TickerStrip.tsx'

/** The reason for sample figures, in words. */
export const sampleReasons: Record<MarketSource, (errorText: string | null) => string | null> = {
  none: () => null,
  live: () => null,
  fallback: (errorText) => `${errorText}. The ticker shows sample figures instead.`,
  narrow: () => 'No market data is loaded on narrow screens. The ticker shows sample figures.',
}

export interface MarketTickerProps {
  /** One for the whole visit: it makes the visit's only attempt. */
  store: MarketStore
}

/** The live ticker. */
export function MarketTicker({ store }: MarketTickerProps): ReactElement {
  const isNarrow = useMediaQuery(media.narrow)
  const market = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot)
  const isHydrated = useIsHydrated()
  useEffect(() => {
    // Before that the width is the server's guess, and a phone would load data that it never uses.
    if (isHydrated) store.setNarrow(isNarrow)
  }, [store, isHydrated, isNarrow])
  return (
    <TickerStrip
      size={market.isNarrow ? 'compact' : 'full'}
      isLoading={market.isLoading}
      coins={market.coins}
      global={market.global}
      sentiment={market.sentiment}
      errorText={market.errorText}
      sampleReason={sampleReasons[market.source](market.errorText)}
    />
  )
}
