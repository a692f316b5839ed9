/** Attributes of a link that leaves the site: it opens in a new tab, and what opens can't reach back to this page. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const
