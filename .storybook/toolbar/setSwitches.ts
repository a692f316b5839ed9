// Sets what the toolbar's switches say, for a story alone as for one in the book.
import type * as MediaAnswers from './mediaAnswers.ts'
import { settingOf, type Globals, type Switched } from './settings.ts'
import { strangersIn } from './strangers.ts'
import type * as TurnTexts from './turnTexts.ts'

/** Where the stories stand: the whole document, or on a page of docs each in its place. */
let places: readonly HTMLElement[] = []
let answers: typeof MediaAnswers | undefined
let turning: typeof TurnTexts | undefined

let latest: Globals | undefined

/** Those of a sheet, which no style of the page can give to a window. */
const setMargins = (isPaper: boolean) =>
  document.documentElement.style.setProperty('padding', isPaper ? '15mm' : '')

/** Sets all of them for the stories that are there. */
export async function setSwitches(globals: Globals): Promise<void> {
  latest = globals
  const isReduced = settingOf('motion', globals) === 'reduced'
  const isPaper = settingOf('medium', globals) === 'paper'
  const text = settingOf('text', globals)
  if (isReduced || isPaper) answers ??= await import('./mediaAnswers.ts')
  if (text !== 'plain') turning ??= await import('./turnTexts.ts')
  // Switched once more in the meantime.
  if (latest !== globals) return
  const page = document.documentElement
  const theme = settingOf('theme', globals)
  if (theme === 'system') delete page.dataset.theme
  // Side by side, the other theme is in a second frame.
  else page.dataset.theme = theme === 'both' ? 'light' : theme
  for (const place of places) {
    if (settingOf('direction', globals) === 'rtl') place.dir = 'rtl'
    else place.removeAttribute('dir')
  }
  // As a browser does for visitors who set it. On a page of docs the letters of the page would grow, too.
  if (settingOf('size', globals) === 'double' && places.includes(page)) page.style.fontSize = '200%'
  else page.style.removeProperty('font-size')
  answers?.setWish('motion', isReduced)
  answers?.setWish('paper', isPaper)
  setMargins(isPaper)
  const within = places.map((place) => (place === page ? document.body : place))
  turning?.turnTexts(within, text === 'plain' ? null : text)
}

/** Where a page of docs comes next. */
export function leaveStory(): void {
  for (const place of places) place.removeAttribute('dir')
  document.documentElement.style.removeProperty('font-size')
  turning?.turnTexts([], null)
  answers?.setWish('motion', false)
  answers?.setWish('paper', false)
  setMargins(false)
  places = []
}

/** Sets them for a story that is about to be drawn, and says what its address asks for in vain. */
export async function setForStory(story: Switched): Promise<void> {
  const isAlone = window.parent === window
  const others = places.filter((place) => place !== story.canvasElement && place.isConnected)
  places = story.viewMode === 'docs' ? [...others, story.canvasElement] : [document.documentElement]
  void import('./notice.ts').then(({ sayStrangers }) => sayStrangers(strangersIn(story)))
  if (isAlone && settingOf('theme', story.globals) === 'both')
    void import('./toBook.ts').then(({ goToBook }) => goToBook(story))
  await setSwitches(story.globals)
}
