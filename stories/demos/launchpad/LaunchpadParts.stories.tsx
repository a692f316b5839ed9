import { fn } from 'storybook/test'
import { AiAnalysis, BasicInfo, Deploy, Estimates, SaleConfig } from '#src/demos/launchpad/LaunchpadSteps.tsx'
import { SaleCard, SaleFacts } from '#src/demos/launchpad/SaleCard.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { states } from './launchpadStates.ts'

const meta = preview.meta({
  id: 'parts-launchpad',
  title: 'Demo parts/Launchpad builder',
  component: BasicInfo,
  argTypes: {
    draft: oneOf({
      filled: states.basicInfo.draft,
      empty: states.empty.draft,
      'very long': states.basicInfoVeryLong.draft,
      'from right to left': states.basicInfoRightToLeft.draft,
    }),
  },
  subcomponents: { SaleConfig, AiAnalysis, Deploy, Estimates, SaleCard, SaleFacts },
  ...partOf('launchpad'),
  args: { draft: states.basicInfo.draft, onText: fn() },
})

export const FirstStep = meta.story()
export const SecondStep = meta.story({
  render: ({ onText }) => <SaleConfig draft={states.privateSale.draft} onText={onText} onSaleType={fn()} />,
})
export const ThirdStep = meta.story({ render: () => <AiAnalysis /> })
export const FourthStep = meta.story({ render: () => <Deploy draft={states.deploy.draft} /> })
export const CardOfTheSale = meta.story({
  render: () => (
    <SaleCard name={states.privateSale.draft.name}>
      <SaleFacts draft={states.privateSale.draft} step="saleConfig" />
    </SaleCard>
  ),
})
export const CardAtTheEnd = meta.story({
  render: () => (
    <SaleCard name={states.deploy.draft.name}>
      <Estimates />
    </SaleCard>
  ),
})
