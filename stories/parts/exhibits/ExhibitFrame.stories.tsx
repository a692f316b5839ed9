import {
  CodeLines,
  Concluded,
  ExhibitFrame,
  FactList,
  VerdictMark,
} from '#src/parts/exhibits/ExhibitFrame.tsx'
import { familyOrder } from '#src/content/families.ts'
import type { FamilyName } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone } from '../../viewports.ts'
import { LONG, onASheet } from './exhibitStories.tsx'

const picture = <p>The picture.</p>

const meta = preview.meta({
  id: 'patterns-exhibit-frame',
  title: 'Patterns/Exhibits/Exhibit frame',
  component: ExhibitFrame,
  subcomponents: { CodeLines, Concluded, FactList, VerdictMark },
  argTypes: { children: oneOf({ 'a paragraph': picture }) },
  ...onASheet,
  args: {
    caption: 'The contract pays what it holds, and no one can change that.',
    family: 'trade' as FamilyName,
    children: picture,
  },
})

export const Default = meta.story()
export const CaptionOver = meta.story({ args: { layout: 'over' } })
/** The slab, two tints, and a sheet with an edge. */
export const EachFamily = meta.story({
  render: (args) => (
    <>
      {familyOrder.map((family) => (
        <ExhibitFrame key={family} {...args} family={family} />
      ))}
    </>
  ),
})
export const LongestCaption = meta.story({ tags: ['slow'], args: { caption: `${LONG.repeat(4)}.` } })
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
/** What several kinds have in common: marks, facts and a conclusion. */
export const WithItsParts = meta.story({
  args: {
    children: (
      <>
        <p>
          <VerdictMark mark="good" /> <VerdictMark mark="caution" /> <VerdictMark mark="bad" />
        </p>
        <FactList
          items={[
            { name: 'Sources', value: 'Three venues' },
            { name: 'Updated', value: '12:04:10' },
          ]}
        />
        <CodeLines lines={['require(price > 0);', 'require(age < 60);']} />
        <Concluded mark="bad" text="It is out of date." />
      </>
    ),
  },
})
