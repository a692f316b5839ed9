import { fn } from 'storybook/test'
import { AiAnalysis, BasicInfo, Deploy, SaleConfig } from '#src/demos/launchpad/LaunchpadSteps.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { states } from './launchpadStates.ts'

const meta = preview.meta({
  id: 'parts-launchpad',
  title: 'Parts/Launchpad builder',
  component: BasicInfo,
  argTypes: {
    draft: oneOf({
      filled: states.basicInfo.draft,
      empty: states.empty.draft,
      'very long': states.basicInfoVeryLong.draft,
      'from right to left': states.basicInfoRightToLeft.draft,
    }),
  },
  subcomponents: { SaleConfig, AiAnalysis, Deploy },
  ...partOf('launchpad'),
  args: { draft: states.basicInfo.draft, onText: fn() },
})

export const FirstStep = meta.story()
export const SecondStep = meta.story({
  render: ({ onText }) => <SaleConfig draft={states.privateSale.draft} onText={onText} onSaleType={fn()} />,
})
export const ThirdStep = meta.story({ render: () => <AiAnalysis /> })
export const FourthStep = meta.story({ render: () => <Deploy draft={states.deploy.draft} /> })
