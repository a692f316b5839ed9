// What the sniping bot and an exchange have in common: the trading bot's tour, with their panel in it.
import type { TourStep } from '../../simulation/tour.ts'
import tour from './tour.ts'
import type { TradingBotEvent, TradingBotState } from './tradingBot.ts'

export interface NextProps {
  /** The bot's state; its trades are those of this run. */
  state: TradingBotState
}

/** The tour, with the panel after the trades of the run: it takes the place of the reports below it. */
export function tourWith(caption: string, heading: string): readonly TourStep<TradingBotEvent>[] {
  const seen: TourStep<TradingBotEvent> = { caption, acts: [{ at: { role: 'heading', name: heading } }] }
  return tour.flatMap((step, index) => (index === 2 ? [step, seen] : [step]))
}
