// A link with a slip in its id: says so in our words, and offers the list of demos in the book.
import { STORY_MISSING, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import './missing.css'

/** The page with the links to all demos, in the book around this story. */
const listHref = () => new URL('./?path=/docs/docs-demo-links--docs', window.location.href).href

function notice(): HTMLElement {
  const place = document.createElement('main')
  place.className = 'story-missing'
  const title = document.createElement('h1')
  title.textContent = 'There is nothing at this address.'
  const words = document.createElement('p')
  words.textContent = 'A letter of the link may be missing. '
  // A client who has the story alone asks who sent it; the list is for who works with the book.
  if (window.parent === window) words.append('Ask for it again where you got it from.')
  else {
    const list = document.createElement('a')
    list.textContent = 'All demos, with their links'
    list.href = listHref()
    list.target = '_top'
    words.append(list)
  }
  place.append(title, words)
  return place
}

/** Listens for as long as the preview lives. */
export async function sayWhatIsMissing(): Promise<void> {
  await addons.ready()
  const channel = addons.getChannel()
  channel.on(STORY_MISSING, () => {
    document.querySelector('.story-missing')?.remove()
    document.body.append(notice())
    document.body.classList.add('sb-show-missing')
    document.title = 'There is nothing at this address'
  })
  // In the book another story may follow.
  channel.on(STORY_RENDER_PHASE_CHANGED, () => document.body.classList.remove('sb-show-missing'))
}
