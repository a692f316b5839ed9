import type { Tour } from '../../simulation/tour.ts'
import type { MemeLauncherEvent } from './memeLauncher.ts'

const tour: Tour<MemeLauncherEvent> = [
  {
    caption: 'A new token begins with a name, and has a face from the first letter on.',
    acts: [
      {
        at: { role: 'textbox', name: 'Name' },
        event: { type: 'textTyped', field: 'name', text: 'Paper Moth' },
      },
    ],
  },
  {
    caption: 'Its picture is folded from its symbol, so that it is its own from the start.',
    acts: [
      {
        at: { role: 'textbox', name: 'Symbol' },
        event: { type: 'textTyped', field: 'symbol', text: 'MOTH' },
      },
    ],
  },
  {
    caption: 'A line of story makes it worth passing on.',
    acts: [
      {
        at: { role: 'textbox', name: 'Description' },
        event: { type: 'textTyped', field: 'description', text: 'It likes the lamp.' },
      },
    ],
  },
  {
    caption: 'The fee is on the label, so that the last step holds no surprise.',
    acts: [{ at: { role: 'button', name: 'Launch Meme Token (0.1 ETH)' } }],
  },
  {
    caption: 'What is trending keeps visitors on your page.',
    acts: [{ at: { role: 'heading', name: 'Paper Crane CRANE' } }],
  },
  {
    caption: 'A few remarks help beginners to read the list.',
    acts: [{ at: { role: 'heading', name: 'Insights' } }],
  },
]

export default tour
