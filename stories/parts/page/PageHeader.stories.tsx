import { expect } from 'storybook/test'
import { PageHeader, PageTitle } from '#src/parts/page/PageHeader.tsx'
import preview from '#storybook/preview.tsx'
import { onAPhone } from '../../viewports.ts'

const meta = preview.meta({
  id: 'patterns-page-head',
  title: 'Patterns/Page/Page header',
  component: PageHeader,
  subcomponents: { PageTitle },
  parameters: { layout: 'fullscreen' },
  args: { title: 'Services', lead: 'From architecture to training.' },
})

export const WithLead = meta.story({
  play: async ({ canvas, step }) => {
    await step('The heading can be given the focus after a change of route', async () => {
      const title = canvas.getByRole('heading', { level: 1 })
      title.focus()
      await expect(title).toHaveFocus()
    })
  },
})
export const TitleOnly = meta.story({
  args: { title: 'We would rather show you.' },
  render: ({ title }) => <PageHeader title={title} />,
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
export const StatementAlone = meta.story({ render: () => <PageTitle>About</PageTitle> })
