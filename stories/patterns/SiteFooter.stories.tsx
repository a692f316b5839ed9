import { expect, fn } from 'storybook/test'
import { PolicyButton, SiteFooter } from '#src/patterns/SiteFooter.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'patterns-site-footer',
  title: 'Patterns/SiteFooter',
  component: SiteFooter,
  subcomponents: { PolicyButton },
  parameters: { layout: 'fullscreen' },
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
export const DarkChosen = meta.story({ args: { theme: 'dark' } })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } })
