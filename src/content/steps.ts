// How a project runs, from brief to handover: four steps, one per fold of the sheet, without any durations.

import { company } from './company.ts'

export interface Step {
  readonly name: string
  readonly sentence: string
}

export const steps: readonly Step[] = [
  {
    name: 'Brief',
    sentence: `You tell us what you need. We answer ${company.answer}, usually with questions.`,
  },
  {
    name: 'Prototype',
    sentence: 'We start from the nearest demo and change it until it looks like your product.',
  },
  {
    name: 'Build',
    sentence: 'Contracts, interfaces and infrastructure, reviewed with you piece by piece.',
  },
  {
    name: 'Hand over',
    sentence: 'You get the code, the documentation and training for the people who will run it.',
  },
]
