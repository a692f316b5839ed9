import { expect, fn, within } from 'storybook/test'
import { demoSentenceOf } from '#src/content/copy/demoSentences.ts'
import { demoByKey } from '#src/content/demos.ts'
import preview from '#storybook/preview.tsx'
import publishedIds from '../publishedIds.json'
import { DemoLinks, previewIds } from './DemoLinks.tsx'

const meta = preview.meta({
  id: 'patterns-demo-links',
  title: 'Patterns/Demo links',
  component: DemoLinks,
  args: {
    here: 'https://storybook.example/fourfold/iframe.html?viewMode=docs&id=docs-demo-links--docs',
    copyText: fn(() => Promise.resolve(true)),
  },
})
const onAPhone = { viewport: { value: 'phone', isRotated: false } }

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const staking = within(
      canvas
        .getAllByRole('listitem')
        .find((item) => within(item).queryByText('Staking platform')) as HTMLElement,
    )
    const story = 'https://storybook.example/fourfold/iframe.html?id=demos-staking--preview&viewMode=story'
    await step('Every demo that can be opened is there, once', async () => {
      await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(previewIds.length)
    })
    await step('Every link leads to a story whose address is public', async () => {
      await expect(previewIds.filter((id) => !publishedIds.published.includes(id))).toEqual([])
    })
    await step('A demo has a sentence, a link to its story alone, and one to the site', async () => {
      await expect(staking.getByText(demoSentenceOf(demoByKey('staking')))).toBeVisible()
      const links = staking.getAllByRole('link').map((link) => link.getAttribute('href'))
      await expect(links).toEqual([story, 'https://fourfold.example/?demo=staking'])
    })
    await step('Copying copies the link, and says so beside it', async () => {
      await userEvent.click(staking.getByRole('button', { name: 'Copy Full screen: Staking platform' }))
      await expect(await staking.findByText('Copied')).toBeVisible()
      await expect(args.copyText).toHaveBeenLastCalledWith(story)
      await userEvent.click(staking.getByRole('button', { name: 'Copy On the site: Staking platform' }))
      await expect(args.copyText).toHaveBeenLastCalledWith('https://fourfold.example/?demo=staking')
      await expect(canvas.getAllByText('Copied')).toHaveLength(1)
    })
  },
})
export const OnAPhone = meta.story({ globals: onAPhone })
export const CopyRefused = meta.story({
  args: { copyText: fn(() => Promise.resolve(false)) },
  globals: onAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Full screen: Trading bot' }))
    await expect(await canvas.findByText(/^The browser did not allow copying/)).toBeVisible()
  },
})
