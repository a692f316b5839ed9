// The four steps of a project, from brief to handover: one per fold of the sheet, without durations.

import { company } from './company.ts'

export interface Step {
  readonly name: string
  readonly sentence: string
}

/** Beside the steps of each service and product, unless its copy says something else there. */
export const reviewNote = 'You review the result of each step before the next.'

export const steps: readonly Step[] = [
  {
    name: 'Brief',
    sentence: `You tell us what you need. We answer ${company.answer}, usually with questions.`,
  },
  {
    name: 'Prototype',
    sentence: 'For software, we start from the closest demo and change it until it looks like your product.',
  },
  {
    name: 'Build',
    sentence: 'We build programs, interfaces and infrastructure. You review every stage.',
  },
  {
    name: 'Hand over',
    sentence: 'You get the contracts, code or documents named on the page of your service or product.',
  },
]
