import { expect } from 'storybook/test'
import { EntryList, type Entry } from '#src/patterns/EntryList.tsx'
import { sheet } from '#src/theme/global.css.ts'
import preview from '#storybook/preview.tsx'

const entries: readonly Entry[] = [
  {
    name: 'Staking platform',
    sentence: 'Pools, lock periods and rewards that holders can check.',
    family: 'trade',
    href: '/services/staking-platform',
    demoHref: '?demo=staking',
  },
  {
    name: 'Architecture design',
    sentence: 'Which chain, which parts and which trade-offs, drawn before anything is built.',
    family: 'build',
    href: '/services/architecture-design',
  },
  {
    name: 'Training',
    sentence: 'Workshops for the team that will own the system.',
    family: 'secure',
    href: '/services/training',
  },
]

const meta = preview.meta({
  id: 'patterns-entry-list',
  title: 'Patterns/EntryList',
  component: EntryList,
  decorators: [
    (Story) => (
      <div className={sheet}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: { entries },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('A row is one link, and a second one where a demo can be opened', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Staking platform' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Live Demo: Staking platform' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Architecture design' })).toHaveFocus()
    })
  },
})
export const WithGlyphs = meta.story({ args: { hasGlyphs: true } })
export const Narrow = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } })
