import { SECOND } from '../../format/duration.ts'
import type { Tour } from '../../simulation/tour.ts'
import type { SmartContractsEvent } from './smartContracts.ts'

const tour: Tour<SmartContractsEvent> = [
  {
    caption: 'The common standards are offered by name and by chain.',
    acts: [{ at: { role: 'radio', name: 'ERC-20 Ethereum' } }],
  },
  {
    caption: 'The standard can be changed at any time without starting over.',
    acts: [
      { at: { role: 'radio', name: 'BEP-20 BSC' }, event: { type: 'standardChosen', standard: 'bep-20' } },
    ],
  },
  {
    caption: 'One choice is enough: the rest of the contract is generated.',
    acts: [
      { at: { role: 'heading', name: 'Transfer tax' } },
      { at: { role: 'button', name: 'Generate' }, event: { type: 'generatePressed' }, passes: 2 * SECOND },
    ],
  },
  {
    caption: 'Supply, tax, pause and ownership are easy to read in plain Solidity.',
    acts: [{ at: { role: 'heading', name: 'SampleToken.sol' } }],
  },
  {
    caption: 'Copy the code to an editor, or download it as a file.',
    acts: [{ at: { role: 'button', name: 'Copy' } }, { at: { role: 'button', name: 'Download' } }],
  },
]

export default tour
