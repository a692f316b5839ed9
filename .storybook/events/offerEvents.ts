// The story's side of the panel "Events". Nothing of it is loaded before the panel is open, and never in a story alone.
import { addons } from 'storybook/preview-api'
import { OPENED } from './messages.ts'

/** Listens for as long as the preview lives. */
export async function offerEvents(): Promise<void> {
  if (window.parent === window) return
  await addons.ready()
  const channel = addons.getChannel()
  channel.on(OPENED, () => {
    void import('./serveEvents.ts').then(({ serveEvents }) => serveEvents(channel))
  })
}
