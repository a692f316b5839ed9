import { fn } from 'storybook/test'
import { ContractCode, Line, PartOfCode } from '#src/demos/smart-contracts/ContractCode.tsx'
import type { Feature } from '#src/demos/smart-contracts/features.ts'
import { contractOutline, shownParts } from '#src/demos/smart-contracts/contractOutline.ts'
import { CodePane } from '#src/demos/smart-contracts/CodePane.tsx'
import { nothingOwn } from '#src/demos/smart-contracts/ownToken.ts'
import { Outline } from '#src/demos/smart-contracts/Outline.tsx'
import { RustCode } from '#src/demos/smart-contracts/RustCode.tsx'
import { rustLines } from '#src/demos/smart-contracts/rustSample.ts'
import { PartNote } from '#src/demos/smart-contracts/PartNote.tsx'
import { pane, slab } from '#src/demos/smart-contracts/SmartContracts.css.ts'
import type { CopyNotice } from '#src/patterns/feedback/copyNotice.ts'
import { SAMPLE_NOW } from '#src/simulation/clock.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-smart-contracts',
  title: 'Demo parts/Contract builder',
  component: CodePane,
  argTypes: {
    token: oneOf({ 'nothing typed': nothingOwn, 'a name': { ...nothingOwn, name: 'Harbor Credit' } }),
    off: oneOf<readonly Feature[]>({ none: [], 'the tax': ['tax'] }),
    copy: oneOf<CopyNotice | null>({
      none: null,
      copied: { result: 'copied', until: SAMPLE_NOW },
      refused: { result: 'refused' },
    }),
  },
  subcomponents: { Outline, ContractCode, Line, PartOfCode, RustCode, PartNote },
  ...partOf('smart-contracts'),
  args: {
    phase: 'empty' as const,
    copy: null,
    noticeId: 'notice',
    paneRef: null,
    standard: 'erc-20' as const,
    written: 0,
    part: null,
    off: [],
    token: nothingOwn,
    onToken: fn(),
    isRust: false,
    onVersion: fn(),
    onFeature: fn(),
    onPart: fn(),
    onCopy: fn(),
    onDownload: fn(),
  },
})

export const NoCode = meta.story()
export const InOutline = meta.story({
  render: ({ standard, written, part, off, onPart }) => (
    <div className={slab}>
      <div className={pane} data-theme="dark">
        <Outline
          standard={standard}
          isRust={false}
          shown={shownParts(() => true, written)}
          written={written}
          part={part}
          off={off}
          onChoose={onPart}
        />
      </div>
    </div>
  ),
})
/** Two parts are written, and half of the third. */
export const InCode = meta.story({
  args: { written: 37, part: 'supply' as const },
  render: ({ standard, written, part, off, token, onPart }) => (
    <div className={slab}>
      <div className={pane} data-theme="dark">
        <ContractCode
          standard={standard}
          written={written}
          part={part}
          off={off}
          token={token}
          onChoose={onPart}
          codeRef={null}
        />
      </div>
    </div>
  ),
})
/** What an SPL has in place of each part. */
export const Notes = meta.story({
  args: { standard: 'spl' as const },
  render: ({ standard }) => (
    <div className={slab}>
      <div className={pane} data-theme="dark">
        {contractOutline.map((part) => (
          <p key={part.id}>
            <PartNote note={part.note} yours={part.yours[standard]} />
          </p>
        ))}
      </div>
    </div>
  ),
})
/** The supply is marked, and there is no tax. */
export const InRust = meta.story({
  args: { part: 'supply' as const, off: ['tax' as const] },
  render: ({ part, off, token, onPart }) => (
    <div className={slab}>
      <div className={pane} data-theme="dark">
        <RustCode part={part} off={off} token={token} onChoose={onPart} codeRef={null} />
      </div>
    </div>
  ),
})
/** One line in gray, and the same written. */
export const OneLine = meta.story({
  render: ({ onPart }) => (
    <div className={slab}>
      <div className={pane} data-theme="dark">
        <PartOfCode id="supply" name="Name and supply" note={<span />} isChosen={false} onChoose={onPart}>
          <Line line={rustLines(1, [])[0] ?? []} isWritten={false} isNew={false} />
          <Line line={rustLines(1, [])[0] ?? []} isWritten isNew={false} />
        </PartOfCode>
      </div>
    </div>
  ),
})
