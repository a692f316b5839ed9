import { ColumnSection, SectionColumns, TermColumns, TintSection } from '#src/screens/SectionColumns.tsx'
import { TickList } from '#src/screens/TickList.tsx'
import preview from '#storybook/preview.tsx'
import { onAPhone } from '../viewports.ts'

const terms = [
  { term: 'Allowance', text: 'How much a contract may take. We ask for the exact amount.' },
  { term: 'Finality', text: 'From then on no one can undo it.' },
  { term: 'Yield', text: 'What is paid for waiting, with or without compounding.' },
]
const needs = <TickList items={['The contract’s address', 'The size of the budget']} isOneColumn />

const meta = preview.meta({
  id: 'patterns-section-columns',
  title: 'Patterns/Sections/Two columns',
  component: SectionColumns,
  subcomponents: { ColumnSection, TermColumns, TintSection },
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <ColumnSection title="What we need from you">{needs}</ColumnSection>
        <ColumnSection title="Price and time" note="None are listed here.">
          <TermColumns items={terms} />
        </ColumnSection>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div data-family="trade">
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
export const OnTint = meta.story({
  render: () => (
    <TintSection title="In the demo" note="A simulation with sample data.">
      {needs}
    </TintSection>
  ),
})
