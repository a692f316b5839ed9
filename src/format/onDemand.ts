// Creates formats when the first figure needs one: on a phone this takes some milliseconds, and modules run at load.

/** The result of `make`, created at the first call and cached. */
export function onDemand<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
