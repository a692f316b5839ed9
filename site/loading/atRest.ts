// Whether the page is at rest: what the visitor asked for is there, and more may be loaded ahead.

let tell: () => void = () => undefined

/** Resolves once the page is at rest. Never where every kilobyte counts. */
export const atRest = new Promise<void>((resolve) => {
  tell = resolve
})

/** Says that the page is at rest. */
export const sayAtRest = (): void => tell()
