import { SECOND } from '../../format/duration.ts'
import type { Tour } from '../../simulation/tour.ts'
import type { TradingBotEvent } from './tradingBot.ts'

const tour: Tour<TradingBotEvent> = [
  {
    caption: 'Profit, trades, win rate and risk: your customers see what their bot does.',
    acts: [{ at: { role: 'term', name: 'Total Profit' } }, { at: { role: 'term', name: 'Risk Level' } }],
  },
  {
    caption: 'It is off until its owner says otherwise.',
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
    caption: 'Strategies are named and can rest one by one.',
    acts: [{ at: { role: 'heading', name: 'Active Strategies' } }],
  },
  {
    caption: 'The last trades are an open record.',
    acts: [{ at: { role: 'heading', name: 'Recent Trades' } }],
  },
  {
    caption: 'When it is told to stop, it stops, and the figures stand.',
    acts: [
      { at: { role: 'button', name: 'Stop Bot' }, event: { type: 'botStopped' } },
      { at: { role: 'term', name: 'Total Profit' } },
    ],
  },
]

export default tour
