import { expect, fn, within } from 'storybook/test'
import { siteUrl } from '#src/content/site.ts'
import { demoSentenceOf } from '#src/content/copy/demoSentences.ts'
import { demoByKey, demos } from '#src/content/demos.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../controls.ts'
import { DemoLinks, type DemoLinksProps } from './DemoLinks.tsx'
import { endMoments } from './endMoments.ts'
import { onAPhone } from '../viewports.ts'

/** Where Storybook is served from. */
const places = {
  'on the site': `${siteUrl}/storybook/iframe.html?viewMode=docs&id=docs-demo-links--docs`,
  'on a site in a folder': 'https://preview.example/branch/storybook/iframe.html?viewMode=docs',
  'without a site': 'https://storybook.example/iframe.html?viewMode=docs',
}

const meta = preview.meta({
  tags: ['slow'],
  id: 'patterns-demo-links',
  title: 'Workshop/Parts/Demo links',
  component: DemoLinks,
  argTypes: { here: oneOf(places) },
  loaders: [async () => ({ ends: await endMoments() })],
  render: (args, { loaded }) => <DemoLinks {...args} ends={loaded.ends as DemoLinksProps['ends']} />,
  args: {
    ends: {},
    here: places['on the site'],
    copyText: fn(() => Promise.resolve(true)),
  },
})

export const Default = meta.story()
export const ForAClient = Default.extend({
  play: async ({ canvas, userEvent, args, step }) => {
    const staking = within(
      canvas
        .getAllByRole('listitem')
        .find((item) => within(item).queryByText('Staking platform')) as HTMLElement,
    )
    const story = `${siteUrl}/storybook/iframe.html?id=demos-staking--preview&viewMode=story`
    const live = `${siteUrl}/demo/staking`
    const hrefs = () => staking.getAllByRole('link').map((link) => link.getAttribute('href'))
    await step('Every demo that can be opened is there, once', async () => {
      for (const { name } of demos)
        await expect(canvas.getAllByRole('heading', { level: 2, name })).toHaveLength(1)
    })
    await step('A demo has a sentence, its page, its tour, its end, and its story', async () => {
      await expect(staking.getByText(demoSentenceOf(demoByKey('staking')))).toBeVisible()
      await expect(hrefs()).toEqual([live, `${live}?tour`, expect.stringContaining(`${live}#at=1`), story])
    })
    await step('Copying copies the link, and says so beside it', async () => {
      await userEvent.click(staking.getByRole('button', { name: 'Copy Story: Staking platform' }))
      await expect(await staking.findByText('Copied')).toBeVisible()
      await expect(args.copyText).toHaveBeenLastCalledWith(story)
      await userEvent.click(staking.getByRole('button', { name: 'Copy Live: Staking platform' }))
      await expect(args.copyText).toHaveBeenLastCalledWith(live)
      await expect(canvas.getAllByText('Copied')).toHaveLength(1)
    })
    await step(
      'Every link to the site has the client’s name and color, and shows them beside it',
      async () => {
        await userEvent.click(canvas.getByLabelText('Company name'))
        await userEvent.paste('Orchard')
        await userEvent.click(canvas.getByRole('radio', { name: 'Violet' }))
        const [page, tour, end, own] = hrefs()
        await expect(page).toBe(`${live}#for=Orchard&color=6741d9`)
        await expect(tour).toBe(`${live}?tour#for=Orchard&color=6741d9`)
        await expect(end).toMatch(/#for=Orchard&color=6741d9&at=1\w/)
        await expect(own).toBe(`${story}#for=Orchard&color=6741d9`)
        await expect(staking.getByText('Orchard')).toBeVisible()
      },
    )
    await step('They are found by their words, and sorted', async () => {
      const headings = () =>
        canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
      await expect(headings()[1]).toContain('Blockchain explorer')
      await userEvent.type(canvas.getByLabelText('Find a demo'), 'wallet')
      await expect(canvas.getByText('3 demos')).toBeVisible()
      await userEvent.clear(canvas.getByLabelText('Find a demo'))
      await userEvent.selectOptions(canvas.getByLabelText('Order'), 'As on the home page')
      await expect(headings()[1]).toContain('Price tracker')
    })
  },
})
/** Below the site's own address, the links lead to that site. */
export const InsideASite = meta.story({
  args: { here: places['on a site in a folder'] },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link')
    await expect(first).toHaveAttribute('href', 'https://preview.example/branch/demo/blockchain-explorer')
  },
})
/** Without a site there are the stories, and a sentence says how to get the other links. */
export const NoSite = meta.story({
  args: { here: places['without a site'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Set its address in src\/content\/site\.ts/)).toBeVisible()
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getAttribute('href')).toMatch(
        /^https:\/\/storybook\.example\/iframe\.html\?id=demos-/,
      )
  },
})
export const OnAPhone = meta.story(onAPhone)
export const CopyFailed = meta.story({
  args: { copyText: fn(() => Promise.resolve(false)) },
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Live: Trading bot' }))
    await expect(await canvas.findByText(/^The browser did not allow copying/)).toBeVisible()
  },
})
