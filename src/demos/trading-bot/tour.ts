import { SECOND } from '../../format/duration.ts'
import type { Tour } from '../../simulation/tour.ts'
import type { TradingBotEvent } from './tradingBot.ts'

const tour: Tour<TradingBotEvent> = [
  {
    caption: 'Profit, trades, win rate and risk show how the bot performs.',
    acts: [{ at: { role: 'term', name: 'Total Profit' } }, { at: { role: 'term', name: 'Risk Level' } }],
  },
  {
    caption: 'The bot trades only after its owner starts it.',
    acts: [
      { at: { role: 'button', name: 'Start Bot' }, event: { type: 'botStarted' } },
      { at: { role: 'button', name: 'Stop Bot' }, passes: 3 * SECOND },
    ],
  },
  {
    caption: 'Every closed trade counts, both wins and losses.',
    acts: [{ at: { role: 'term', name: 'Total Trades' }, passes: 24 * SECOND }],
  },
  {
    caption: 'Each strategy has a name and can be paused separately.',
    acts: [
      { at: { role: 'heading', name: 'Active Strategies' } },
      {
        at: { role: 'checkbox', name: 'Momentum, four hours' },
        event: { type: 'strategySwitched', strategy: 0 },
        passes: 6 * SECOND,
      },
    ],
  },
  {
    caption: 'Recent trades are listed with their results.',
    acts: [{ at: { role: 'heading', name: 'Recent Trades' } }],
  },
  {
    caption: 'Stop ends trading immediately and keeps the figures.',
    acts: [
      { at: { role: 'button', name: 'Stop Bot' }, event: { type: 'botStopped' } },
      { at: { role: 'term', name: 'Total Profit' } },
    ],
  },
]

export default tour
