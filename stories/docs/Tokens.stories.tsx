import { expect, fn } from 'storybook/test'
import { demos } from '#src/content/demos.ts'
import preview from '#storybook/preview.tsx'
import publishedIds from '../publishedIds.json'
import { oneOf } from '../controls.ts'
import { colorPairs, contrastOf } from '../theme/colorPairs.ts'
import { Families, Miniatures, MosaicMaker, Motion, Pairs, Sheet, Spaces, TypeValues } from './Tokens.tsx'
import { TokensToCopy } from './TokensToCopy.tsx'
import { onAPhone } from '../viewports.ts'

const meta = preview.meta({
  tags: ['slow'],
  id: 'theme-tokens',
  title: 'Workshop/Parts/Token tables',
  component: Sheet,
  subcomponents: { TokensToCopy },
  argTypes: {
    children: oneOf({
      pairs: <Pairs />,
      type: <TypeValues />,
      space: <Spaces />,
      motion: <Motion />,
      families: <Families />,
      mosaic: <MosaicMaker />,
      miniatures: <Miniatures />,
    }),
  },
  args: { children: '' },
})

export const PairsOfColors = meta.story({
  args: { children: <Pairs /> },
  play: async ({ step }) => {
    await step('No pair is below its least, in either theme', async () => {
      const below = colorPairs.flatMap(({ color, on, least }) =>
        on
          .filter(
            (ground) =>
              contrastOf(color, ground, 'light') < least || contrastOf(color, ground, 'dark') < least,
          )
          .map((ground) => `${color} on ${ground}`),
      )
      await expect(below).toEqual([])
    })
    await step('Every pair leads to a story that is public', async () => {
      const ids = colorPairs.map(({ story }) => story)
      // By the name that it was published with, or by its new one.
      const published = [...publishedIds.published, ...Object.values(publishedIds.renamed)]
      await expect(ids.filter((id) => !published.includes(id))).toEqual([])
    })
  },
})
export const PairsOfColorsOnAPhone = meta.story({
  args: { children: <Pairs /> },
  ...onAPhone,
})
export const Type = meta.story({ args: { children: <TypeValues /> } })
export const Space = meta.story({ args: { children: <Spaces /> } })
export const SpaceOnAPhone = meta.story({ args: { children: <Spaces /> }, ...onAPhone })
export const InMotion = meta.story({
  args: { children: <Motion /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move them' }))
    await expect(canvas.getAllByText(/^\d+ ms$/)).not.toEqual([])
  },
})
export const FourFamilies = meta.story({ args: { children: <Families /> } })
export const AMosaic = meta.story({
  args: { children: <MosaicMaker /> },
  play: async ({ canvas, userEvent, step }) => {
    const drawn = () => canvas.getByRole('img', { name: 'Mosaic of “Orchard”' }).innerHTML
    const first = drawn()
    await step('Another family gives another picture', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Secure' }))
      await expect(drawn()).not.toBe(first)
    })
    await step('The same choice gives the same picture again', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Secure' }))
      await expect(drawn()).toBe(first)
    })
  },
})
export const AMosaicOnAPhone = meta.story({
  args: { children: <MosaicMaker /> },
  ...onAPhone,
})
export const EveryMiniature = meta.story({
  args: { children: <Miniatures /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(demos.length)
  },
})
const copyText = fn(async () => true)
export const ToCopy = meta.story({
  args: { children: <TokensToCopy copyText={copyText} /> },
  play: async ({ canvas, userEvent }) => {
    copyText.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'var(--c-ink2)' }))
    await expect(copyText).toHaveBeenLastCalledWith('var(--c-ink2)')
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied: var(--c-ink2)')
  },
})
export const CopyFailedOfTokens = meta.story({
  args: { children: <TokensToCopy copyText={fn(async () => false)} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'control.touch' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The browser does not copy. The text is: control.touch',
    )
  },
})
