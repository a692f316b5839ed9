// Each story is drawn, played and checked in the light theme; then the theme changes under it, and what hangs on colors
// is checked again. Only for the tests: in Storybook a visitor looks at one theme, and the panel speaks of that one.
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import axe from 'axe-core'
import { rememberColors, RULES_ON_COLOR } from '../tests/axe.ts'
import preview from './preview.tsx'

rememberColors(axe)
const { composed } = preview
// What passes is for the panel: nobody reads it here, and listing it takes time.
Object.assign(composed.parameters.a11y.options, { resultTypes: ['violations'] })
composed.afterEach = [
  // The last one is called first: this comes after the check that the story has had in the light.
  async (context) => {
    document.documentElement.dataset.theme = 'dark'
    const options = { ...context.parameters.a11y.options, runOnly: RULES_ON_COLOR }
    const a11y = { ...context.parameters.a11y, options }
    try {
      await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y } })
    } catch (error) {
      if (error instanceof Error) error.message = `In the dark theme: ${error.message}`
      throw error
    }
  },
  ...[composed.afterEach ?? []].flat(),
]
