import { SECOND } from '../../format/duration.ts'
import type { Tour } from '../../simulation/tour.ts'
import type { TokenGeneratorEvent } from './tokenGenerator.ts'

const tour: Tour<TokenGeneratorEvent> = [
  {
    caption: 'Customers name their token and see its picture.',
    acts: [
      {
        at: { role: 'textbox', name: 'Token name' },
        event: { type: 'textTyped', field: 'name', text: 'Orchard' },
      },
      {
        at: { role: 'textbox', name: 'Symbol' },
        event: { type: 'textTyped', field: 'symbol', text: 'ORCH' },
      },
    ],
  },
  {
    caption: 'A large supply is spelled out, so zeros are easy to check.',
    acts: [
      {
        at: { role: 'textbox', name: 'Total supply' },
        event: { type: 'textTyped', field: 'supply', text: '10000000' },
      },
    ],
  },
  {
    caption: 'One form covers every network you offer.',
    acts: [{ at: { role: 'radio', name: 'Polygon' }, event: { type: 'networkChosen', network: 'polygon' } }],
  },
  {
    caption: 'A review comes before the token is final.',
    acts: [
      { at: { role: 'button', name: 'Continue to Review' }, event: { type: 'reviewOpened' } },
      { at: { role: 'heading', name: 'Check before you deploy' } },
    ],
  },
  {
    caption: 'Customers see the progress while the contract is deployed.',
    acts: [
      { at: { role: 'button', name: 'Deploy' }, event: { type: 'deployPressed' } },
      { at: { role: 'button', name: 'Deploying...' }, passes: 3 * SECOND },
      { at: { role: 'heading', name: 'Your token is deployed.' } },
    ],
  },
  {
    caption: 'The result is an address to share and a way to create the next token.',
    acts: [
      { at: { role: 'button', name: 'Copy sample address' } },
      { at: { role: 'button', name: 'Create Another Token' } },
    ],
  },
]

export default tour
