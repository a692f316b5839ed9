/** The characters of the contract's longest line; a test compares them. */
export const CODE_COLUMNS = 93
