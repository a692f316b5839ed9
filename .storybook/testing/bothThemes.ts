// The accessibility checks of the stories: all rules in the light theme, those on color in the dark one. Only for the
// tests: in Storybook a visitor looks at one theme, and the panel speaks of that one.
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import axe from 'axe-core'
import { expect, inject } from 'vitest'
import { rememberColors, RULES_ON_COLOR } from '../../tests/axe.ts'
import { invisibleTexts } from '../../tests/drawings.ts'
import { storyTiers } from '../../tests/storyTiers.ts'
import preview from '../preview.tsx'

rememberColors(axe)
const { composed } = preview
// The panel lists what passes. The tests do not read it, and listing it takes time.
Object.assign(composed.parameters?.a11y?.options ?? {}, { resultTypes: ['violations'] })

const others = [composed.afterEach ?? []].flat()
const ownOfAddon = others.indexOf(checkAccessibility)
if (ownOfAddon < 0)
  throw new Error('The a11y addon has no afterEach in the preview: bothThemes.ts expects one.')
others.splice(ownOfAddon, 1)

const { checksLight, checksDark } = storyTiers(inject('storyChecks'))
composed.afterEach = [
  // The last one is called first: this comes after what reads the story in the light theme (trees.ts).
  async (context) => {
    const { title, id, tags } = context
    const isPlayed = 'playFunction' in context && context.playFunction !== undefined
    const story = { title, id, tags, isPlayed }
    if (checksLight(story)) await checkAccessibility(context)
    if (!checksDark(story)) return
    document.documentElement.dataset.theme = 'dark'
    expect(invisibleTexts(document.body), 'in the dark theme').toEqual([])
    const options = { ...context.parameters.a11y.options, runOnly: RULES_ON_COLOR }
    const a11y = { ...context.parameters.a11y, options }
    try {
      await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y } })
    } catch (error) {
      if (error instanceof Error) error.message = `In the dark theme: ${error.message}`
      throw error
    }
  },
  ...others,
]
