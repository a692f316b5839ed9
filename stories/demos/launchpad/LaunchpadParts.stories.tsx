import { fn } from 'storybook/test'
import { AnswerLine } from '#src/demos/launchpad/AnswerLine.tsx'
import { AiAnalysis } from '#src/demos/launchpad/LaunchpadAnalysis.tsx'
import { BasicInfo, Deploy, SaleConfig } from '#src/demos/launchpad/LaunchpadSteps.tsx'
import { capsOf } from '#src/demos/launchpad/salePage.ts'
import { previewOf } from '#src/demos/launchpad/salePreview.ts'
import { SalePage } from '#src/demos/launchpad/SalePage.tsx'
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
  subcomponents: { SaleConfig, AiAnalysis, Deploy, SalePage, AnswerLine },
  ...partOf('launchpad'),
  args: { draft: states.basicInfo.draft, onText: fn(), onExample: fn() },
})

export const FirstStep = meta.story()
export const SecondStep = meta.story({
  render: ({ onText }) => <SaleConfig draft={states.privateSale.draft} onText={onText} onSaleType={fn()} />,
})
export const ThirdStep = meta.story({ render: () => <AiAnalysis draft={states.aiAnalysis.draft} /> })
export const FourthStep = meta.story({
  render: () => (
    <Deploy
      {...states.deploy}
      preview={previewOf(states.deploy.draft, states.deploy.place)}
      onPlace={fn()}
      onPlay={fn()}
    />
  ),
})
export const CardOfTheSale = meta.story({
  render: () => <SalePage draft={states.privateSale.draft} step="saleConfig" />,
})
export const CardAtTheEnd = meta.story({
  render: () => (
    <SalePage {...states.dayAfter} preview={previewOf(states.dayAfter.draft, states.dayAfter.place)} />
  ),
})
/** A fact, what is missing with its step, and what does not fit. */
export const LinesOfThePage = meta.story({
  render: () => (
    <>
      {[states.saleConfig, states.empty, states.softCapAboveHardCap].map(({ draft }, at) => (
        <p key={at}>
          <AnswerLine {...capsOf(draft).answer} step="deploy" />
        </p>
      ))}
    </>
  ),
})
