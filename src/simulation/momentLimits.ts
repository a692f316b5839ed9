// What a moment in an address may hold: what comes by a link is a stranger's.

/** Most characters of a whole link; beyond, mail apps and browsers are known to cut it off. */
export const LONGEST_LINK = 2000
/** Most bytes that a link may unpack to. */
export const LARGEST_UNPACKED = 16 * 1024
/** Most events (and leaps of a hidden tab) of a sent moment. */
export const MOST_EVENTS = 200
/** The longest that a sent moment may have lasted, in milliseconds: 24 hours. */
export const OLDEST_MOMENT_MS = 24 * 60 * 60 * 1000
/** Most characters of a typed text that a link carries. A field in the product takes more; a link does not. */
export const LONGEST_SENT_TEXT = 500
