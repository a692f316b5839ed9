import type { Tour } from '../../simulation/tour.ts'
import type { MemeLauncherEvent } from './memeLauncher.ts'

const tour: Tour<MemeLauncherEvent> = [
  {
    caption: 'A new token starts with a name, and its letters draw a face.',
    acts: [
      {
        at: { role: 'textbox', name: 'Name' },
        event: { type: 'textTyped', field: 'name', text: 'Paper Moth' },
      },
    ],
  },
  {
    caption: 'The symbol is the short name that exchanges show.',
    acts: [
      {
        at: { role: 'textbox', name: 'Symbol' },
        event: { type: 'textTyped', field: 'symbol', text: 'MOTH' },
      },
    ],
  },
  {
    caption: 'A short story makes the token worth sharing.',
    acts: [
      {
        at: { role: 'textbox', name: 'Description' },
        event: { type: 'textTyped', field: 'description', text: 'It likes the lamp.' },
      },
    ],
  },
  {
    caption: 'The launch fee is on the label, so there is no surprise at the end.',
    acts: [{ at: { role: 'button', name: 'Launch Meme Token (0.1 ETH)' } }],
  },
  {
    caption: 'A trending list keeps visitors on your page.',
    acts: [{ at: { role: 'heading', name: 'Paper Crane CRANE' } }],
  },
  {
    caption: 'Short notes help beginners read the list.',
    acts: [{ at: { role: 'heading', name: 'Insights' } }],
  },
]

export default tour
