// Loads the index and makes it ready; asked for once, and again after a failure.
import { libraryInPieces, type Library } from './library.ts'

let asked: Promise<Library> | undefined

/** The library; the same one for search and chat. `pause` lets the browser do what is due. */
export function loadLibrary(pause: () => Promise<void>): Promise<Library> {
  asked ??= import('virtual:site-passages').then(({ default: pages }) => libraryInPieces(pages, pause))
  asked.catch(() => {
    asked = undefined
  })
  return asked
}
