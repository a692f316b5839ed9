import { TextLink } from '#src/primitives/Button.tsx'
import { Section, SplitSection, Terms, type SplitSectionProps } from '#src/parts/sections/Section.tsx'
import { TintSection } from '#src/screens/TintSection.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone } from '../../viewports.ts'

const allServices = (
  <TextLink href="/services" hasArrow>
    All services
  </TextLink>
)
const note = 'You review every stage.'

const meta = preview.meta({
  id: 'patterns-section',
  title: 'Patterns/Sections/Section',
  component: Section,
  argTypes: {
    aside: oneOf({ none: undefined, 'a link': allServices, 'a sentence': note }),
    children: oneOf({ 'a paragraph': <p>What the section is about.</p>, nothing: null }),
  },
  subcomponents: { SplitSection, Terms, TintSection },
  parameters: { layout: 'fullscreen' },
  args: { title: 'Services in four families', children: <p>What the section is about.</p> },
})

export const WithLink = meta.story({
  args: { aside: allServices },
})
export const WithNote = meta.story({
  args: {
    title: 'Four steps from brief to handover',
    aside: note,
  },
})
export const TitleHidden = meta.story({ args: { isTitleHidden: true } })
export const OnAPhone = meta.story({
  tags: ['slow'],
  args: { aside: note },
  ...onAPhone,
})

const terms = [
  {
    term: 'A demo first',
    text: 'Open any demo on the home page, on any screen.',
  },
  { term: 'Clear figures', text: 'Estimates are labeled as estimates, and sample data as sample data.' },
]
const split = (part: Partial<SplitSectionProps>) => (
  <SplitSection title="What you can expect" {...part}>
    <Terms items={terms} />
  </SplitSection>
)

export const SplitWithTerms = meta.story({ render: () => split({}) })
export const SplitWithNote = meta.story({
  render: () => split({ title: 'In the demo', note: 'A simulation with sample data.' }),
})
export const SplitOnAPhone = meta.story({
  tags: ['slow'],
  render: () => split({}),
  ...onAPhone,
})
/** In the tint of its family, instead of under a rule. */
export const OnTint = meta.story({
  render: () => (
    <div data-family="trade">
      <TintSection title="In the demo" note="A simulation with sample data.">
        <Terms items={terms} />
      </TintSection>
    </div>
  ),
})
