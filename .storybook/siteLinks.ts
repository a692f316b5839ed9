// Links of a story that lead to a page of the site, "/contact": a Storybook may stand on another host.
import { siteUrl } from '#src/content/site.ts'

/** The site that a Storybook belongs to: the one that it stands in, below /storybook/, or the public one. */
export const siteAt = (here: string): string => /^(.*)\/storybook\//.exec(here)?.[1] ?? siteUrl

/** From then on such a link leads to the site when it is pressed; beside the workshop, in a tab of its own. */
export function leadToTheSite(): void {
  const isAlone = window.parent === window
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
      if (!link) return
      link.href = siteAt(window.location.href) + (link.getAttribute('href') ?? '')
      if (!isAlone) link.target = '_blank'
    },
    true,
  )
}
