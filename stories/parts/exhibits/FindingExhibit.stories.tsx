import smartContractAudits from '#src/content/copy/services/smart-contract-audits.ts'
import securityHardening from '#src/content/copy/services/security-hardening.ts'
import { FindingExhibit } from '#src/parts/exhibits/FindingExhibit.tsx'
import type { FamilyName } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { LONG, onASheet } from './onASheet.tsx'

const { exhibit } = smartContractAudits

const meta = preview.meta({
  id: 'patterns-finding-exhibit',
  title: 'Patterns/Exhibits/Finding',
  component: FindingExhibit,
  argTypes: {
    exhibit: oneOf({
      'smart-contract-audits': smartContractAudits.exhibit,
      'security-hardening': securityHardening.exhibit,
    }),
  },
  decorators: [(Story) => onASheet(<Story />)],
  parameters: { layout: 'fullscreen' },
  args: { exhibit: smartContractAudits.exhibit, family: 'secure' as FamilyName },
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
export const Narrow = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
