// Two themes side by side need the book around them: a story alone leads there, with nothing else on the screen.

/** Opens the story in the book, with the parameters of this address. */
export function goToBook({ id, viewMode }: { id: string; viewMode: string }): void {
  const parameters = new URLSearchParams(location.search)
  for (const name of ['id', 'viewMode']) parameters.delete(name)
  location.replace(`./?path=/${viewMode}/${id}&${parameters.toString()}&full=1`)
}
