import { SECOND } from '../../format/duration.ts'
import type { Tour } from '../../simulation/tour.ts'
import type { TradingBotEvent } from './tradingBot.ts'

const tour: Tour<TradingBotEvent> = [
  {
    caption: 'Profit, trades, win rate and risk show what the bot does.',
    acts: [{ at: { role: 'term', name: 'Total Profit' } }, { at: { role: 'term', name: 'Risk Level' } }],
  },
  {
    caption: 'The bot stays off until its owner starts it.',
    acts: [
      { at: { role: 'button', name: 'Start Bot' }, event: { type: 'botStarted' } },
      { at: { role: 'button', name: 'Stop Bot' }, passes: 3 * SECOND },
    ],
  },
  {
    caption: 'Every trade is counted as it closes, wins and losses alike.',
    acts: [{ at: { role: 'term', name: 'Total Trades' }, passes: 24 * SECOND }],
  },
  {
    caption: 'Each strategy has a name and can be paused on its own.',
    acts: [{ at: { role: 'heading', name: 'Active Strategies' } }],
  },
  {
    caption: 'Recent trades are an open record.',
    acts: [{ at: { role: 'heading', name: 'Recent Trades' } }],
  },
  {
    caption: 'When the bot is stopped, it stops, and the figures stay.',
    acts: [
      { at: { role: 'button', name: 'Stop Bot' }, event: { type: 'botStopped' } },
      { at: { role: 'term', name: 'Total Profit' } },
    ],
  },
]

export default tour
