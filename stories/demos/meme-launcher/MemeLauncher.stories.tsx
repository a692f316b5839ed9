import { expect, within } from 'storybook/test'
import demo from '#src/demos/meme-launcher/demo.ts'
import { faceOf, wordsOfFace } from '#src/demos/meme-launcher/face.ts'
import { sampleDraft } from '#src/demos/meme-launcher/sampleMemes.ts'
import tour from '#src/demos/meme-launcher/tour.ts'
import { MemeLauncher } from '#src/demos/meme-launcher/MemeLauncher.tsx'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './memeLauncherStates.ts'
import { onAPhone, onATablet } from '../../viewports.ts'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'demos-meme-launcher',
  title: 'Demos/Meme launcher',
  component: MemeLauncher,
  ...demoMeta('meme-launcher', { parameters: inSection('Meme launcher'), states, state: states.empty }),
})

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const Empty = meta.story({
  parameters: shows('Nothing is typed'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The face of the example is there, muted, and says that it is one', async () => {
      const shown = within(canvas.getByRole('complementary', { name: 'Preview' }))
      await expect(shown.getByText('Example')).toBeVisible()
      await expect(shown.getByText(sampleDraft.name)).toBeVisible()
      const face = shown.getByRole('img')
      await expect(face).toHaveAccessibleName(`Example: ${wordsOfFace(faceOf(sampleDraft.name))}`)
      await expect(Number(getComputedStyle(face.querySelector('g')!).opacity)).toBeLessThan(1)
    })
    await step('What is typed is handed on with its field', async () => {
      await userEvent.type(canvas.getByLabelText('Symbol'), 'M')
      await expect(args.send).toHaveBeenCalledWith({ type: 'textTyped', field: 'symbol', text: 'M' })
    })
    await step('No button acts: each is a sample control with a separate name', async () => {
      const names = [
        'Generate AI Meme',
        'Launch Meme Token (0.1 ETH)',
        ...['Paper Crane', 'Left Sock', 'Office Fern', 'Burnt Toast', 'Slow Snail'].flatMap((meme) => [
          `Buy Now: ${meme}`,
          `View Chart: ${meme}`,
        ]),
      ]
      for (const name of names) {
        const control = canvas.getByRole('button', { name })
        await expect(control).toHaveAccessibleDescription(/^Sample control\. In your version this /)
        await userEvent.click(control)
      }
      await expect(args.send).toHaveBeenCalledTimes(1)
      await expect(args.capabilities.close).not.toHaveBeenCalled()
    })
  },
})
export const EmptyOnAPhone = meta.story({
  parameters: shows('Nothing is typed'),
  tags: ['slow'],
  ...onAPhone,
})
export const SymbolOnly = meta.story({
  parameters: shows({ says: 'The preview follows what is typed', after: 'demos-meme-launcher--filled' }),
  args: { state: states.symbolOnly },
  play: async ({ canvas }) => {
    const shown = within(canvas.getByRole('complementary', { name: 'Preview' }))
    await expect(shown.getByText('“MOTH”')).toBeVisible()
    await expect(shown.queryByText('Example')).toBeNull()
  },
})
export const Filled = meta.story({
  parameters: shows('The preview follows what is typed'),
  args: { state: states.filled },
  play: async ({ canvas }) => {
    const shown = within(canvas.getByRole('complementary', { name: 'Preview' }))
    await expect(shown.getByText('“Paper Moth”')).toBeVisible()
    await expect(shown.getByText('“MOTH”')).toBeVisible()
    await expect(shown.getByText('“It likes the lamp more than the moon.”')).toBeVisible()
    await expect(shown.getByText('MOTH')).toBeVisible()
    // The draft is the first of the list.
    const first = canvas.getByText('Your draft').closest('li')!
    await expect(first.previousElementSibling).toBeNull()
    await expect(within(first).getByText('“Paper Moth”')).toBeVisible()
  },
})
export const FilledOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.filled },
  ...onAPhone,
  play: async ({ canvas, step }) => {
    await step('While the form scrolls, the face and its name stay above it', async () => {
      const compact = canvas.getByRole('complementary', { name: 'Preview' }).nextElementSibling!
      await expect(compact).toHaveTextContent('“Paper Moth”“MOTH”')
      await expect(getComputedStyle(compact)).toMatchObject({
        display: 'grid',
        position: 'sticky',
        top: '0px',
      })
      const { top, height } = compact.getBoundingClientRect()
      await expect(top).toBe(compact.parentElement!.getBoundingClientRect().top)
      await expect(height).toBeLessThanOrEqual(72)
    })
  },
})
/** A name of many letters, some of them below the line. */
export const LongName = meta.story({
  args: { state: states.longName },
  play: async ({ canvas, step }) => {
    const shown = within(canvas.getByRole('complementary', { name: 'Preview' }))
    await step('The symbol is in capitals', async () => {
      await expect(shown.getByText('“PIZZA”')).toBeVisible()
    })
    await step('Letters below the line are whole', async () => {
      const name = shown.getByText(/^“Pizza/)
      const { font, lineHeight } = getComputedStyle(name)
      const pen = document.createElement('canvas').getContext('2d')!
      pen.font = font
      const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText('g')
      const below = (Number.parseFloat(lineHeight) - up - down) / 2 + down
      await expect(below).toBeGreaterThanOrEqual(pen.measureText('gpqy').actualBoundingBoxDescent)
    })
  },
})
export const SeveralLines = meta.story({ args: { state: states.severalLines } })
export const ScriptText = meta.story({
  args: { state: states.scriptText },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveValue('<script>alert(1)</script>')
    await expect(canvas.getAllByText(/^“?<script>alert\(1\)<\/script>”?$/).length).toBeGreaterThan(2)
  },
})
export const RightToLeft = meta.story({
  tags: ['slow'],
  args: { state: states.rightToLeft },
  ...onAPhone,
})
export const Emoji = meta.story({ args: { state: states.emoji } })
export const NotANumber = meta.story({ args: { state: states.notANumber } })
export const VeryLongText = meta.story({ tags: ['slow'], args: { state: states.veryLongText } })
export const VeryLongTextOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.veryLongText },
  ...onAPhone,
})

export const FilledOnATablet = meta.story({
  tags: ['slow'],
  args: { state: states.filled },
  ...onATablet,
})

/** From an empty form to a previewed meme token, which nothing launches. */
export const Journey = meta.story({
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 83 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const shown = within(canvas.getByRole('complementary', { name: 'Preview' }))
    await step('The preview takes shape as I type', async () => {
      await userEvent.type(canvas.getByLabelText('Name'), 'Paper Moth')
      await userEvent.tab()
      await userEvent.keyboard('MOTH')
      await userEvent.tab()
      await userEvent.keyboard('It likes the lamp.')
      await expect(shown.getByText('“Paper Moth”')).toBeVisible()
      await expect(shown.getByText('“MOTH”')).toBeVisible()
      await expect(shown.getByText('“It likes the lamp.”')).toBeVisible()
    })
    await step('Each letter of the name changes the face, also in words', async () => {
      const face = () => shown.getByRole('img')
      for (const letter of ['s', '!']) {
        const before = { name: face().getAttribute('aria-label'), drawing: face().innerHTML }
        await userEvent.type(canvas.getByLabelText('Name'), letter)
        await expect(face().getAttribute('aria-label')).not.toBe(before.name)
        await expect(face().innerHTML).not.toBe(before.drawing)
      }
    })
    await step('Launching is a sample: my draft stays, nothing closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Generate AI Meme' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Launch Meme Token (0.1 ETH)' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Buy Now: Left Sock' }))
      await expect(canvas.getByLabelText('Symbol')).toHaveValue('MOTH')
      await expect(shown.getByText('“Paper Moths!”')).toBeVisible()
      await expect(capabilitiesOf(context).close).not.toHaveBeenCalled()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
