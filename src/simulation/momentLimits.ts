// The limits of a moment in an address, because links are untrusted input.

/** The maximum length of a link; email apps and browsers are known to cut off longer ones. */
export const LONGEST_LINK = 2000
/** The maximum unpacked size of a link, in bytes. */
export const LARGEST_UNPACKED = 16 * 1024
/** The maximum number of events (and leaps of a hidden tab) of a sent moment. */
export const MOST_EVENTS = 200
/** The maximum duration of a sent moment, in milliseconds: 24 hours. */
export const OLDEST_MOMENT_MS = 24 * 60 * 60 * 1000
/** The maximum length of a typed text in a link. A field accepts longer texts; a link does not. */
export const LONGEST_SENT_TEXT = 500
