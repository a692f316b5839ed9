import smartContractAudits from '#src/content/copy/services/smart-contract-audits.ts'
import securityHardening from '#src/content/copy/services/security-hardening.ts'
import { FindingExhibit } from '#src/parts/exhibits/FindingExhibit.tsx'
import preview from '#storybook/preview.tsx'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { exhibitOf, LONG } from './exhibitStories.tsx'

const { exhibit } = smartContractAudits

const meta = preview.meta({
  id: 'patterns-finding-exhibit',
  title: 'Patterns/Exhibits/Finding',
  component: FindingExhibit,
  ...exhibitOf(
    { 'smart-contract-audits': smartContractAudits.exhibit, 'security-hardening': securityHardening.exhibit },
    smartContractAudits.exhibit,
    'secure',
  ),
})

export const Default = meta.story()
export const OfAnotherOffer = meta.story({ args: { exhibit: securityHardening.exhibit, family: 'secure' } })
export const LongestTexts = meta.story({
  tags: ['slow'],
  ...onTheSmallest,
  args: {
    exhibit: {
      ...exhibit,
      name: LONG,
      panes: [
        { name: LONG, text: LONG },
        { name: 'The test', code: [LONG, LONG.slice(0, 9)] },
      ],
    },
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
