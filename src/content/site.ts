// Where the site lives: the one place that knows its public address.

/** Origin without a slash at the end, so that a path can follow it directly. */
export const siteUrl = 'https://fourfold.example'
