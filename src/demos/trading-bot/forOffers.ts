// The service and the product whose pages show the trading bot beside its own: each has a panel below the ledger, and a tour.
import type { BorrowerOf } from '../../content/offers.ts'
import type { ForOfferLoaders } from '../../simulation/LiveDemo.tsx'
import type { TradingBotEvent, TradingBotState } from './tradingBot.ts'

type Loaders = ForOfferLoaders<TradingBotState, TradingBotEvent>

export const forOffers = {
  'sniping-bot': () => import('./forSnipingBot.tsx'),
  'exchange-development': () => import('./forExchangeDevelopment.tsx'),
} as const satisfies Loaders & Record<BorrowerOf<'trading-bot'> | 'exchange-development', Loaders[string]>
