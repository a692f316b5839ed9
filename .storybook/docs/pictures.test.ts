// The table of pictures, on stories of each kind.
import { expect, it } from 'vitest'
import { modesOf, withPictures, type StoryInSight } from './pictures.ts'

const wide = (width: string) => ({ styles: { width } })
const viewport = {
  options: { smallest: wide('320px'), phone: wide('390px'), tablet: wide('768px'), laptop: wide('1280px') },
}
const story = (title: string, own?: string): StoryInSight => ({
  title,
  storyGlobals: own === undefined ? {} : { viewport: { value: own } },
  parameters: { viewport },
})

it.each(['Pages/Home', 'Demos/Staking platform', 'Pages/Whole pages'])(
  '%s: two themes, three widths',
  (title) => {
    expect(modesOf(story(title))).toEqual({
      'paper phone': { theme: 'light', viewport: 390 },
      'ink phone': { theme: 'dark', viewport: 390 },
      'paper tablet': { theme: 'light', viewport: 768 },
      'ink tablet': { theme: 'dark', viewport: 768 },
      'paper laptop': { theme: 'light', viewport: 1280 },
      'ink laptop': { theme: 'dark', viewport: 1280 },
    })
  },
)

it.each([
  'Primitives/Button',
  'Patterns/Figures/Key figures',
  'Demo parts/Wallet',
  'Chat/Assistant',
  'Market/TickerStrip',
  'Foundations/Type',
])('%s: two themes, one width', (title) => {
  expect(Object.keys(modesOf(story(title)))).toEqual(['paper laptop', 'ink laptop'])
})

it('keeps a story at the width that it is about', () => {
  expect(modesOf(story('Demos/Wallet', 'smallest'))).toEqual({
    'paper smallest': { theme: 'light', viewport: 320 },
    'ink smallest': { theme: 'dark', viewport: 320 },
  })
  expect(Object.keys(modesOf(story('Patterns/Figures/Key figures', 'phone')))).toEqual([
    'paper phone',
    'ink phone',
  ])
})

it('names a width that the toolbar does not have', () => {
  expect(() => modesOf(story('Patterns/Figures/Key figures', 'wall'))).toThrow('"wall" is no viewport')
})

it('takes none of the docs', () => {
  expect(modesOf(story('Workshop/States'))).toEqual({})
})

it('is part of the parameters, next to those of the story, and leaves the controls', () => {
  const argTypes = { label: {} }
  const one = { ...story('Patterns/Figures/Key figures'), argTypes }
  one.parameters.chromatic = { prefersReducedMotion: 'reduce' }
  expect(withPictures(one)).toBe(argTypes)
  expect(one.parameters.chromatic).toEqual({
    prefersReducedMotion: 'reduce',
    modes: { 'paper laptop': expect.anything(), 'ink laptop': expect.anything() },
  })
  const docs = { ...story('Workshop/States'), argTypes }
  withPictures(docs)
  expect(docs.parameters.chromatic).toEqual({ modes: {}, disableSnapshot: true })
})
