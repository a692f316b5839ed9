import addonA11y from '@storybook/addon-a11y'
import type addonDocs from '@storybook/addon-docs'
import * as docs from '@storybook/addon-docs/preview'
import { definePreview } from '@storybook/react-vite'
import { lazy } from 'react'
import { definePreviewAddon } from 'storybook/internal/csf'
import pseudoStates from 'storybook-addon-pseudo-states'
import { guardSecondPresses } from '#src/browser/secondPress.ts'
import { company } from '#src/content/company.ts'
import '#src/theme/theme.ts'
import { offerEvents } from './events/offerEvents.ts'
import { sayWhatIsMissing } from './links/missing.ts'
import type { CodedStory } from './docs/code.ts'
import { bringFonts, withPictures } from './docs/pictures.ts'
import './testing/place.css'
import { mountWithEffects, playAsWritten, withoutRing } from './testing/plays.ts'
import { leadToTheSite } from './links/siteLinks.ts'
import { offerPicture } from './talk/offerPicture.ts'
import { globalTypes, untouched } from './toolbar/switches.ts'
import { offerSwitches, switchStory } from './toolbar/switchStory.ts'

/** Opened by its link, with nothing around it. */
const isAlone = window.parent === window

const MINIMAL_PHONE = { name: '320 × 640: smallest', styles: { width: '320px', height: '640px' } }
const PHONE = { name: '390 × 844: phone', styles: { width: '390px', height: '844px' } }
const TABLET = { name: '768 × 1024: tablet', styles: { width: '768px', height: '1024px' } }
const SHEET = { name: '794 × 1123: sheet of paper', styles: { width: '794px', height: '1123px' } }
const LAPTOP = { name: '1280 × 900: laptop', styles: { width: '1280px', height: '900px' } }

// The pages of docs come when one is opened: a story alone and the tests have none.
const DocsInTheme = lazy(async () => ({ default: (await import('./docs/DocsInTheme.tsx')).DocsInTheme }))
const ComponentPage = lazy(async () => ({
  default: (await import('./docs/ComponentPage.tsx')).ComponentPage,
}))

/** What propTables.ts has put beside a component. */
const fromPropTables = {
  extractArgTypes: (component?: { __docgenInfo?: { argTypes: object } }) =>
    component?.__docgenInfo?.argTypes ?? null,
}

/** What `addonDocs()` of the package is; beside that stands what draws the pages, and every story would load it. */
const docsAddon = definePreviewAddon(docs) as unknown as ReturnType<typeof addonDocs>

void sayWhatIsMissing()
void offerEvents()
void offerPicture()
// While one develops and tests there is no site beside it.
if (import.meta.env.PROD) leadToTheSite()

export default definePreview({
  // What draws pseudo-classes rewrites the styles of each story; the tests look at them as they are.
  addons: [addonA11y(), docsAddon, ...(import.meta.env.MODE === 'test' ? [] : [pseudoStates()])],
  globalTypes,
  // Stories and docs follow the reader's color scheme, as Storybook's own interface does; a story alone brings no tool along.
  initialGlobals: { ...untouched, a11y: { manual: isAlone } },
  tags: ['autodocs'],
  argTypesEnhancers: [withPictures],
  // A demo that is tried here takes a double click as on the site; what plays press is no press of a pointer.
  beforeAll: async () => {
    await Promise.all([bringFonts(), offerSwitches()])
    return guardSecondPresses()
  },
  mount: mountWithEffects,
  beforeEach: async (story) => {
    const leave = await switchStory(story)
    if (story.viewMode === 'story') playAsWritten(story)
    const { title, name, id, tags, viewMode } = story
    // A page of docs draws many stories, and has its own title.
    if (isAlone && viewMode === 'story')
      document.title = `${title.split('/').at(-1) ?? title}: ${name} | ${company.name}`
    const leaveRing = withoutRing({ id, tags })
    return () => {
      leaveRing()
      leave()
    }
  },
  parameters: {
    a11y: {
      test: 'error',
      // Radix puts focusable guards around a dialog; assistive technology never meets them.
      context: { exclude: ['[data-radix-focus-guard]'] },
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    viewport: {
      options: { smallest: MINIMAL_PHONE, phone: PHONE, tablet: TABLET, sheet: SHEET, laptop: LAPTOP },
    },
    options: {
      // Titles that are not listed follow in alphabetical order.
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Foundations',
          ['Tokens', 'Colors', 'Type', 'What is not here'],
          'For sales',
          'Primitives',
          'Patterns',
          ['Controls', 'Feedback', 'Figures', 'Page', 'Sections', 'Demo panel'],
          'Features',
          'Demos',
          'Demo parts',
          'Pages',
          // The way of a visitor.
          [
            'Whole pages',
            'Home',
            'Services',
            'Service',
            'Products',
            'Product',
            'About',
            'Contact',
            'Journeys',
          ],
          'Workshop',
          ['States', 'State names', 'Voice and copy', 'Demo events panel', 'Parts'],
          'Docs',
          [
            'What changed',
            'Rules',
            'Promises',
            'Moments',
            'Faults',
            'Architecture',
            'Writing a demo',
            'Writing a primitive',
            'Writing stories',
            'Handbook',
            'Decisions',
          ],
        ],
      },
    },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: DocsInTheme,
      page: ComponentPage,
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
      source: {
        language: 'tsx',
        transform: async (_: string, story: CodedStory) => (await import('./docs/code.ts')).codeOf(story),
      },
      ...fromPropTables,
    },
  },
})
