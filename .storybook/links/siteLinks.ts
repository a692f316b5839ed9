// Links of a story that lead to a page of the site, "/contact": a Storybook may be on another host, or without a site.
import { prefilledMail } from '#src/content/channels.ts'
import { company } from '#src/content/company.ts'
import { demoByKey, isDemoId } from '#src/content/demos.ts'
import { siteUrl } from '#src/content/site.ts'
import { PARAMETERS } from '#src/address/address.ts'

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

/**
 * An email to the company in place of the site's contact page, for a client who has a story alone: the demo, and the story as it
 * stands. `here` is the address of the story. Null for a link to another page.
 */
export function mailInstead(href: string, here: string): string | null {
  const { pathname, searchParams, hash } = new URL(href, here)
  if (!pathname.endsWith('/contact')) return null
  const about = searchParams.get(PARAMETERS.about) ?? ''
  const subject = isDemoId(about) ? `${demoByKey(about).name} demo` : 'demo'
  const story = new URL(here)
  story.searchParams.delete('args')
  const code = new URLSearchParams(hash.slice(1)).get(PARAMETERS.moment)
  const left = `${story.href}${code === null ? '' : `&args=${PARAMETERS.moment}:${code}`}`
  const text = [
    'Hello,',
    '',
    `Please make me an offer for my version: ${subject}`,
    `The demo as I left it: ${left}`,
    '',
  ]
  return prefilledMail(`${company.name}: ${subject}`, text.join('\n'))
}

/** Said to a client for a link to a page that is not there. */
const NO_PAGE = 'This page is not part of the preview.'

/** From then on such a link leads to the site when it is pressed. In the book it opens a new tab. */
export function leadToTheSite(): void {
  const isAlone = window.parent === window
  const lead = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]')
    // A visit in a story has followed it.
    if (!link || event.defaultPrevented) return
    const site = siteAt(window.location.href)
    if (site === null) {
      const mail = isAlone ? mailInstead(link.href, window.location.href) : null
      if (mail !== null) {
        link.href = mail
        link.removeAttribute('target')
        return
      }
      event.preventDefault()
      void import('../toolbar/notice.ts').then(({ say }) => say(isAlone ? NO_PAGE : NO_SITE))
      return
    }
    link.href = site + (link.getAttribute('href') ?? '')
    if (!isAlone) link.target = '_blank'
  }
  // After all other handlers, which may still tell it where it leads.
  window.addEventListener('click', lead)
  window.addEventListener('auxclick', lead)
}
