// The two tiers of the stories: a tag in the files divides them, and every check runs in one of the two.
import { describe, expect, test } from 'vitest'
import { storyFiles } from './storyFiles.ts'
import { SLOW_TAG, storyTiers, type TieredStory } from './storyTiers.ts'

const isTaggedSlow = (source: string) => new RegExp(`tags: \\[[^\\]]*'${SLOW_TAG}'`).test(source)

/** The marks of a variant or of a long story: a narrow window, a tour. */
const SLOW_BY_SOURCE = /\b(?:onAPhone|onATablet|onTheSmallest)\b|\btour(?:Of|OnAPhone)\(/
const SLOW_BY_NAME =
  /\b(?:Right To Left|Very Long|Long Texts?|Hostile|Longest (?:Copy|Word|Name|Sentence|Captions))\b/

describe('the tag “slow”', () => {
  test('is on every variant of width, direction and length, on every tour, and on all of the docs', () => {
    const untagged = storyFiles.flatMap((file) => {
      const isOfDocs = file.path.startsWith('docs/')
      if (isOfDocs) return isTaggedSlow(file.source) ? [] : [file.path]
      return file.stories
        .filter(({ name, source }) => SLOW_BY_SOURCE.test(source) || SLOW_BY_NAME.test(name))
        .filter(({ source }) => !isTaggedSlow(source))
        .map(({ id }) => id)
    })
    expect(untagged).toEqual([])
  })

  test('leaves a story in the quick tier for every file, except documentation', () => {
    const allSlow = storyFiles
      .filter(({ path }) => !path.startsWith('docs/'))
      .filter(({ stories }) => stories.every(({ source }) => isTaggedSlow(source)))
    expect(allSlow.map(({ path }) => path)).toEqual([])
  })
})

describe('the checks of a story', () => {
  const story = (id: string, more: Partial<TieredStory> = {}): TieredStory => ({
    title: 'Patterns/Stage',
    id,
    tags: [],
    isPlayed: false,
    ...more,
  })
  const stories = [
    story('first'),
    story('second'),
    story('played', { isPlayed: true }),
    story('slow', { tags: [SLOW_TAG], isPlayed: true }),
    story('primitive', { title: 'Primitives/Button' }),
    story('primitive-second', { title: 'Primitives/Button' }),
    story('primitive-played', { title: 'Primitives/Button', isPlayed: true }),
  ]
  const checksOf = (checks: 'core' | 'rest' | 'all') => {
    const { checksLight, checksDark } = storyTiers(checks)
    return stories.flatMap((one) => [
      ...(checksLight(one) ? [`${one.id} light`] : []),
      ...(checksDark(one) ? [`${one.id} dark`] : []),
    ])
  }

  test('are few in the quick tier', () => {
    expect(checksOf('core')).toEqual([
      'first light',
      'primitive light',
      'primitive dark',
      'primitive-second dark',
      'primitive-played light',
      'primitive-played dark',
    ])
  })

  test('are done in exactly one of the tiers', () => {
    expect([...checksOf('core'), ...checksOf('rest')].toSorted()).toEqual(checksOf('all').toSorted())
  })
})
