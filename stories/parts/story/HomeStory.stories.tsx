import { expect } from 'storybook/test'
import staking from '#src/demos/staking/demo.ts'
import { HomeStoryPicture } from '#src/parts/story/HomeStoryPicture.tsx'
import { HomeStory, type BeatPlaceProps } from '#src/parts/story/HomeStory.tsx'
import { manualClock } from '#src/simulation/clock.ts'
import preview from '#storybook/preview.tsx'
import { onAPhone, onATablet } from '../../viewports.ts'

const clock = manualClock()

/** The real demo at its moment. */
const Picture = (place: BeatPlaceProps) => (
  <HomeStoryPicture {...place} demo={staking} clock={clock} copyText={() => Promise.resolve(true)} />
)

const meta = preview.meta({
  id: 'patterns-home-story',
  title: 'Patterns/Sections/Home story',
  component: HomeStory,
  args: { BeatPlace: Picture },
})

export const TryIt = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const tabOf = (name: RegExp) => canvas.getByRole('tab', { name })
    await step('The buttons lead to the demo as it is drawn', async () => {
      const open = canvas.getByRole('link', { name: 'Open live demo' })
      await expect(open.getAttribute('href')).toMatch(/^\?demo=staking#at=\w/)
      await expect(canvas.getByRole('link', { name: 'Watch it' })).toHaveAttribute(
        'href',
        '?demo=staking&tour',
      )
    })
    await step('A press turns to the next beat', async () => {
      await userEvent.click(tabOf(/^Make it yours/))
      await expect(canvas.getByText('The same estimate under a client’s name and color.')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'See it branded' }).getAttribute('href')).toMatch(
        /^\?demo=staking#for=Nordwind\+Energie&color=0b7285&at=\w/,
      )
    })
    await step('Arrow keys, Home and End choose and keep the focus', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(tabOf(/^Send it/)).toHaveFocus()
      await expect(canvas.getByRole('link', { name: 'Ask for your version' }).getAttribute('href')).toMatch(
        /^\/contact\?about=staking#for=Nordwind\+Energie&color=0b7285&at=\w/,
      )
      await userEvent.keyboard('{Home}')
      await expect(tabOf(/^Try it/)).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(tabOf(/^Send it/)).toHaveAttribute('aria-selected', 'true')
      await userEvent.keyboard('{ArrowDown}')
      await expect(tabOf(/^Try it/)).toHaveFocus()
    })
  },
})
export const MakeItYours = meta.story({ args: { first: 'yours' } })
export const SendIt = meta.story({ args: { first: 'send' } })
/** Before the demo's code is there: words and links are, and the stage keeps its height. */
export const WithoutPictures = meta.story({ args: { BeatPlace: undefined } })
/** Three stills below one another: with reduced motion, and on paper. */
export const Stills = meta.story({
  tags: ['slow'],
  ...onATablet,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull()
    for (const name of ['Try it', 'Make it yours', 'Send it'])
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible()
  },
})
export const StillsOnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
