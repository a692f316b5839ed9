// What was typed into the search and is to be asked in the chat. Both come late, and the chat may come after the search.

let waiting: string | null = null
let hear: ((draft: string) => void) | null = null

/** Opens the chat with a question in its field. */
export function askInChat(draft: string): void {
  if (hear) {
    hear(draft)
    return
  }
  waiting = draft
  // The chat's button stands for it until its code is there.
  document.querySelector<HTMLButtonElement>('aside[aria-label="Chat"] > button')?.click()
}

/** Hands over what is asked from now on, and what waits; the returned function ends it. */
export function onAskedInSearch(listener: (draft: string) => void): () => void {
  hear = listener
  if (waiting !== null) listener(waiting)
  waiting = null
  return () => {
    hear = null
  }
}
