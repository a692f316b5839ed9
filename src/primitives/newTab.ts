/** Attributes of a link that leaves the site: it opens in a new tab, and the opened page cannot access this page. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const
