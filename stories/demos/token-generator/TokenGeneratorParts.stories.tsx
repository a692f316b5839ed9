import { fn } from 'storybook/test'
import { Configuration, Review, Success } from '#src/demos/token-generator/TokenGeneratorSteps.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { states } from './tokenGeneratorStates.ts'

const meta = preview.meta({
  id: 'parts-token-generator',
  title: 'Demo parts/Token generator',
  component: Configuration,
  argTypes: {
    draft: oneOf({
      filled: states.filled.draft,
      empty: states.empty.draft,
      'on Solana': states.onSolana.draft,
      'very long': states.veryLongText.draft,
      'from right to left': states.rightToLeft.draft,
    }),
  },
  subcomponents: { Review, Success },
  ...partOf('token-generator'),
  args: { draft: states.filled.draft, onText: fn(), onDecimals: fn(), onNetwork: fn() },
})

export const FirstStep = meta.story()
export const SecondStep = meta.story({ render: ({ draft }) => <Review draft={draft} isDeploying={false} /> })
export const ThirdStep = meta.story({
  render: ({ draft }) => <Success draft={draft} copy={null} onCopy={fn()} />,
})
