import { fn } from 'storybook/test'
import { CodePane } from '#src/demos/smart-contracts/CodePane.tsx'
import preview from '#storybook/preview.tsx'
import { demoParameters, partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-smart-contracts',
  title: 'Parts/Smart contract builder',
  component: CodePane,
  decorators: [partOf('smart-contracts')],
  parameters: demoParameters,
  args: {
    phase: 'empty' as const,
    copy: null,
    noticeId: 'notice',
    paneRef: null,
    onCopy: fn(),
    onDownload: fn(),
  },
})

export const NoCode = meta.story()
