// Whether the page is at rest: everything requested is loaded, and more may be loaded ahead.

let tell: () => void = () => undefined

/** Resolves when the page is at rest. Never if the visitor saves data. */
export const atRest = new Promise<void>((resolve) => {
  tell = resolve
})

/** Marks the page as at rest. */
export const sayAtRest = (): void => tell()
