import { expect, fn } from 'storybook/test'
import { PolicyButton, SiteFooter } from '#src/parts/page/SiteFooter.tsx'
import preview from '#storybook/preview.tsx'
import { detailsByName, oneOf } from '../../controls.ts'
import { realCompany } from '../../realCompany.ts'
import { inSection, shows } from '../../card.ts'
import { onAPhone } from '../../viewports.ts'

const meta = preview.meta({
  id: 'patterns-site-footer',
  title: 'Patterns/Page/Site footer',
  component: SiteFooter,
  argTypes: { details: oneOf(detailsByName) },
  subcomponents: { PolicyButton },
  parameters: { ...inSection('Footer'), layout: 'fullscreen' },
  args: {
    theme: 'system' as const,
    onTheme: fn(),
    policies: (
      <>
        <PolicyButton policy="privacy" onOpen={fn()} />
        <PolicyButton policy="cookies" onOpen={fn()} />
      </>
    ),
  },
})

export const Default = meta.story({
  parameters: shows('The theme follows the device'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The theme is one of three', async () => {
      await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked()
      await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
      await expect(args.onTheme).toHaveBeenCalledWith('dark')
    })
    await step('Six services and six products lead to the lists', async () => {
      await expect(
        canvas.getAllByRole('link').filter((link) => link.getAttribute('href') === '/services'),
      ).toHaveLength(6)
      await expect(
        canvas.getAllByRole('link').filter((link) => link.getAttribute('href') === '/products'),
      ).toHaveLength(6)
    })
    await step('Links to other sites say that they open a new tab', async () => {
      for (const name of ['WhatsApp', 'LinkedIn', 'Twitter'])
        await expect(canvas.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute(
          'rel',
          'noopener noreferrer',
        )
    })
  },
})
export const DarkChosen = meta.story({ parameters: shows('A theme is chosen'), args: { theme: 'dark' } })
export const OnAPhone = meta.story({
  parameters: shows('The theme follows the device'),
  tags: ['slow'],
  ...onAPhone,
})

/** Its registered name, address and register entry are below the columns, and open positions beside its pages. */
export const OfARealCompany = meta.story({
  args: { details: realCompany.details, who: realCompany },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/sample company/)).toBeNull()
    await expect(
      canvas.getByText(
        'Orchard Cooperative B.V., Kade 5, 3511 Utrecht, Netherlands, Chamber of Commerce 04711',
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Careers (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://orchard.example/careers',
    )
  },
})
