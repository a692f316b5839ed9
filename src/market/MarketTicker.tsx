// The ticker in the layout: one store a visit, told the width of the screen, drawn as a strip.
import { useEffect, useSyncExternalStore, type ReactElement } from 'react'
import { useIsHydrated, useMediaQuery } from '../browser/externalStores.ts'
import { media } from '../theme/tokens.ts'
import type { MarketSource, MarketStore } from './marketStore.ts'
import { TickerStrip } from './TickerStrip.tsx'

/** Why the figures are samples, in words. */
export const sampleReasons: Record<MarketSource, (errorText: string | null) => string | null> = {
  none: () => null,
  live: () => null,
  fallback: (errorText) => `${errorText}. The strip shows sample figures instead.`,
  narrow: () => 'On narrow screens no market data is loaded. The strip shows sample figures.',
}

export interface MarketTickerProps {
  /** One for the whole visit: it holds the visit's only attempt. */
  store: MarketStore
}

/** The live ticker. */
export function MarketTicker({ store }: MarketTickerProps): ReactElement {
  const isNarrow = useMediaQuery(media.narrow)
  const market = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot)
  const isHydrated = useIsHydrated()
  useEffect(() => {
    // Until then the width is the server's guess, and a phone would load what it never uses.
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
