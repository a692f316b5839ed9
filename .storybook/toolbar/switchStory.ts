// Before a story is drawn: what the switches say. A story alone goes to clients, so all but a theme is loaded by who asks for it.
import type { Switched } from './settings.ts'
import { untouched } from './switches.ts'

const isAlone = window.parent === window
/** In the tests no switch changes after a story is drawn. */
const isInBook = !isAlone && import.meta.env.MODE !== 'test'

/** Whether the address sets only the theme, to `system`, `light` or `dark`; `at` is a demo's moment. */
const isUsual = ({ theme, ...others }: Switched['globals']) =>
  /^(?:system|light|dark)$/.test(String(theme)) &&
  Object.entries(untouched).every(([name, value]) => name === 'theme' || others[name] === value) &&
  !/[?&]args=(?!at:[^;]*$)/.test(location.search)

/** In the book, once: the switches change the story in place. */
export const offerSwitches = async (): Promise<void> => {
  if (isInBook) (await import('./inBook.ts')).switchInBook()
}

/** For each story. Resolves to what undoes it where another story follows in the same window outside the book. */
export async function switchStory(story: Switched): Promise<() => void> {
  const { theme } = story.globals
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = String(theme)
  if (!isInBook && isUsual(story.globals)) return () => {}
  const { leaveStory, setForStory } = await import('./setSwitches.ts')
  await setForStory(story)
  return isInBook ? () => {} : leaveStory
}
