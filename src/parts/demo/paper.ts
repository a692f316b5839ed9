// A sent demo on paper: one sheet of A4 or Letter (Rules, Sending a demo).

/** The size of a page that fits: a sheet is as wide as a wide window. */
export const PAPER_ZOOM = 0.62
/** Smaller letters cannot be read: what is longer then ends at the end of the sheet. */
export const SMALLEST_PAPER_ZOOM = 0.36
