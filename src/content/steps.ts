// The four steps of a project, from brief to handover: one per fold of the sheet, without durations.

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
    sentence: 'We start from the closest demo and change it until it looks like your product.',
  },
  {
    name: 'Build',
    sentence: 'We build contracts, interfaces and infrastructure. You review every stage.',
  },
  {
    name: 'Hand over',
    sentence: 'You get the code, the documentation and training for your operations team.',
  },
]
