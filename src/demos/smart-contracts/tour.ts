import { SECOND } from '../../format/duration.ts'
import type { Tour } from '../../simulation/tour.ts'
import type { SmartContractsEvent } from './smartContracts.ts'

const tour: Tour<SmartContractsEvent> = [
  {
    caption: 'The common standards are offered by name and by chain.',
    acts: [{ at: { role: 'radio', name: 'ERC-20 Ethereum' } }],
  },
  {
    caption: 'Each standard shows which parts your version changes.',
    acts: [
      { at: { role: 'radio', name: 'SPL Solana' }, event: { type: 'standardChosen', standard: 'spl' } },
      { at: { role: 'radio', name: 'BEP-20 BSC' }, event: { type: 'standardChosen', standard: 'bep-20' } },
    ],
  },
  {
    caption: 'The contract is generated in two seconds, part by part.',
    acts: [
      { at: { role: 'button', name: 'Generate' }, event: { type: 'generatePressed' }, passes: 2 * SECOND },
    ],
  },
  {
    caption: 'The outline leads to each part, such as the transfer tax.',
    acts: [{ at: { role: 'button', name: 'Transfer tax' }, event: { type: 'partChosen', part: 'tax' } }],
  },
  {
    caption: 'Copy the code to an editor, or download it as a file.',
    acts: [{ at: { role: 'button', name: 'Copy' } }, { at: { role: 'button', name: 'Download' } }],
  },
]

export default tour
