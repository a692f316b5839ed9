/** Lets the browser do what is due, such as input and drawing. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
