// What is not mirrored on a page that is written from right to left.

/** Drawings, figures and code go from the left to the right everywhere. */
export const leftToRight = { direction: 'ltr' } as const
