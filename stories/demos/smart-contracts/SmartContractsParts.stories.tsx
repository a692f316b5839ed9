import { fn } from 'storybook/test'
import { CodePane } from '#src/demos/smart-contracts/CodePane.tsx'
import { Outline } from '#src/demos/smart-contracts/Outline.tsx'
import { pane, slab } from '#src/demos/smart-contracts/SmartContracts.css.ts'
import type { CopyNotice } from '#src/patterns/feedback/copyNotice.ts'
import { SAMPLE_NOW } from '#src/simulation/clock.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-smart-contracts',
  title: 'Demo parts/Smart contract builder',
  component: CodePane,
  argTypes: {
    copy: oneOf<CopyNotice | null>({
      none: null,
      copied: { result: 'copied', until: SAMPLE_NOW },
      refused: { result: 'refused' },
    }),
  },
  subcomponents: { Outline },
  ...partOf('smart-contracts'),
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
export const InOutline = meta.story({
  render: () => (
    <div className={slab}>
      <div className={pane} data-theme="dark">
        <Outline />
      </div>
    </div>
  ),
})
