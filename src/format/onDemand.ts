// Formats are made when the first figure wants one: making one costs a phone some milliseconds, and modules are read at once.

/** What `make` returns, made at the first call and kept. */
export function onDemand<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
