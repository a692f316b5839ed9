import { expect } from 'storybook/test'
import { siteUrl } from '#src/content/site.ts'
import { company } from '#src/content/company.ts'
import { PageMetadata } from '#src/parts/page/PageMetadata.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'patterns-page-meta',
  title: 'Patterns/Page/Page metadata',
  component: PageMetadata,
  args: {
    path: '/about',
    title: 'About us',
    description: 'A blockchain and AI services company, founded in 2019.',
  },
  render: (args) => (
    <>
      <PageMetadata {...args} />
      <p>This one shows nothing on the page: it writes into the head.</p>
    </>
  ),
})

const content = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

export const Default = meta.story({
  play: async () => {
    await expect(document.title).toBe(`About us | ${company.name}`)
    await expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${siteUrl}/about`,
    )
    await expect(content('description')).toBe('A blockchain and AI services company, founded in 2019.')
  },
})

export const NotForSearchEngines = meta.story({
  render: ({ title, description }) => <PageMetadata title={title} description={description} />,
  play: async () => {
    await expect(document.head.querySelector('link[rel="canonical"]')).toBeNull()
    await expect(content('robots')).toBe('noindex')
  },
})
