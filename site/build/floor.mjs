// The browsers that the site promises to run on: those of the last two and a half years. The README lists them as well.

/** The oldest version of each, all of May 2024. */
export const FLOOR = /** @type {const} */ ({
  chrome: '125',
  edge: '125',
  firefox: '126',
  safari: '17.5',
  safari_ios: '17.5',
})

/** The same for the bundler, which transpiles newer syntax for them. */
export const buildTarget = [
  `chrome${FLOOR.chrome}`,
  `edge${FLOOR.edge}`,
  `firefox${FLOOR.firefox}`,
  `safari${FLOOR.safari}`,
  `ios${FLOOR.safari_ios}`,
]
