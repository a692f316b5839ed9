// Where the site lives: the one place that knows its public address.

/** Where the site stands on its host: "/", or a folder such as "/preview/" (`BASE` when it is built). */
export const base: string = import.meta.env.SITE_BASE

/** Its address without a slash at the end, so that a path can follow it directly. */
export const siteUrl = `https://fourfold.example${base.slice(0, -1)}`

/** What a link to a page says. Paths of the site ("/services") stay what they are wherever it stands. */
export const pageHref = (path: string): string => base.slice(0, -1) + path
