// Passes a text from the search to the chat. Both load late, and the chat may load after the search.

let waiting: string | null = null
let hear: ((draft: string) => void) | null = null

/** Opens the chat with a question in its field. */
export function askInChat(draft: string): void {
  if (hear) {
    hear(draft)
    return
  }
  waiting = draft
  // The chat button replaces it until its code is loaded.
  document.querySelector<HTMLButtonElement>('aside[aria-label="Chat"] > button')?.click()
}

/** Passes on waiting and future questions; the returned function ends it. */
export function onAskedInSearch(listener: (draft: string) => void): () => void {
  hear = listener
  if (waiting !== null) listener(waiting)
  waiting = null
  return () => {
    hear = null
  }
}
