// Which pictures are taken of a story: in which themes, at which widths. Chromatic and `npm run test:pictures` read it in the story's parameters. And the fonts that load before the first picture.

/** One picture: the toolbar's theme, and the width of the window. */
interface Mode {
  theme: 'light' | 'dark'
  viewport: number
}

/** What Storybook knows of a story without its parameters. */
export interface StoryInSight {
  title: string
  /** What the story sets. A viewport is one of the toolbar's. Storybook provides it, but its types do not name it. */
  storyGlobals?: { viewport?: { value?: string } | string }
  parameters: {
    chromatic?: object
    viewport?: { options?: Record<string, { styles: { width: string } }> }
  }
}

const THEMES = { paper: 'light', ink: 'dark' } as const

/** They fill a window, and look different in each. */
const ARE_SCREENS = /^(?:Demos|Pages)\//
const SCREENS_AT = ['phone', 'tablet', 'laptop']
/** A part is as wide as the place that it is given. */
const PARTS_AT = ['laptop']

/** Pages of docs and what they are made of are read, not compared. */
const HAVE_NONE = /^Docs\/|^Workshop\/(?!Parts\/)/

/** The width that a story is about. */
function ownWidth({ title, storyGlobals }: StoryInSight): string | undefined {
  if (!storyGlobals) throw new Error(`Storybook does not say what the stories of ${title} set.`)
  const { viewport } = storyGlobals
  return typeof viewport === 'string' ? viewport : viewport?.value
}

/** The pictures of a story, by their names: "paper phone". */
export function modesOf(story: StoryInSight): Record<string, Mode> {
  const { title, parameters } = story
  if (HAVE_NONE.test(title)) return {}
  const own = ownWidth(story)
  const widths = own ? [own] : ARE_SCREENS.test(title) ? SCREENS_AT : PARTS_AT
  return Object.fromEntries(
    widths.flatMap((name) =>
      Object.entries(THEMES).map(([paper, theme]) => {
        const width = parameters.viewport?.options?.[name]?.styles.width
        if (width === undefined) throw new Error(`"${name}" is no viewport of the toolbar.`)
        return [`${paper} ${name}`, { theme, viewport: Number.parseInt(width, 10) }]
      }),
    ),
  )
}

/**
 * Puts the table into the parameters of each story. An enhancer is where Storybook shows a title, its globals and its
 * parameters together, before they are read; its own matter, the controls, it leaves as they are.
 */
export function withPictures<Controls>(story: StoryInSight & { argTypes: Controls }): Controls {
  const modes = modesOf(story)
  story.parameters.chromatic = {
    ...story.parameters.chromatic,
    modes,
    ...(Object.keys(modes).length === 0 && { disableSnapshot: true }),
  }
  return story.argTypes
}

/** Whether pictures are being taken, by Chromatic or tools/pictures.mjs, which says so in the address. */
const isPictured = () => /Chromatic/.test(navigator.userAgent) || location.search.includes('pictures=')

/**
 * Loads the fonts before the first story, so that measurements such as the place of a tip are correct. Only for pictures: a reader of a story waits for no font.
 */
export async function bringFonts(): Promise<void> {
  if (isPictured()) await Promise.allSettled([...document.fonts].map((face) => face.load()))
}
