// Links of a story that lead to a page of the site, "/contact": a Storybook may be on another host, or without a site.
import { siteUrl } from '#src/content/site.ts'

/** Said where a link to the site would lead nowhere. */
export const NO_SITE =
  'There is no site beside this Storybook. Set its address in src/content/site.ts, or build both with “npm run build:all”.'

/** Names that end so are reserved for examples: such a site is nowhere. */
const isNowhere = (site: string) => new URL(site).hostname.endsWith('.example')

/**
 * The site that a Storybook belongs to: the one around it, above /storybook/, or the public one; null if there is neither.
 */
export const siteAt = (here: string, publicSite = siteUrl): string | null =>
  /^(.*)\/storybook\//.exec(here)?.[1] ?? (isNowhere(publicSite) ? null : publicSite)

/** From then on such a link leads to the site when it is pressed. In the book it opens a new tab. */
export function leadToTheSite(): void {
  const isAlone = window.parent === window
  const lead = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]')
    if (!link) return
    const site = siteAt(window.location.href)
    if (site === null) {
      event.preventDefault()
      void import('../toolbar/notice.ts').then(({ say }) => say(NO_SITE))
      return
    }
    link.href = site + (link.getAttribute('href') ?? '')
    if (!isAlone) link.target = '_blank'
  }
  // After the link's own handlers, which may still tell it where it leads.
  document.addEventListener('click', lead)
  document.addEventListener('auxclick', lead)
}
