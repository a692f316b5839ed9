// What the products that borrow the token generator have in common: a token to begin with, a tour from there, and a panel.
import type { ComponentType } from 'react'
import type { DemoForOffer } from '../../simulation/LiveDemo.tsx'
import type { TourStep } from '../../simulation/tour.ts'
import {
  prefillOf,
  type TextName,
  type TokenGeneratorEvent,
  type TokenGeneratorState,
} from './tokenGenerator.ts'
import tour from './tour.ts'

export interface NextProps {
  /** The deployed token's supply, as typed. */
  supply: string
  /** Its symbol, as typed. */
  symbol: string
}

interface Made {
  /** The token's texts, as the form has them. */
  token: Readonly<Record<TextName, string>>
  /** The panel on the last step. */
  Next: ComponentType<NextProps>
  /** The panel's heading, and its benefit in one sentence: the last step of the tour. */
  heading: string
  caption: string
}

/** What the token generator has for a product. */
export function madeFor({
  token,
  Next,
  heading,
  caption,
}: Made): DemoForOffer<TokenGeneratorState, TokenGeneratorEvent> {
  // The fields are filled in: the tour shows them and types nothing.
  const filled = tour.map((step): TourStep<TokenGeneratorEvent> => ({
    ...step,
    acts: step.acts.map((act) => (act.event?.type === 'textTyped' ? { at: act.at } : act)),
  }))
  return {
    beginning: prefillOf(token),
    tour: [...filled, { caption, acts: [{ at: { role: 'heading', name: heading } }] }],
    next: (state) => (state.step === 'success' ? <Next {...state.draft} /> : null),
  }
}
