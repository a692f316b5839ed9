// Where a demo stands: on the site, on its page, and in its story.
import { PARAMETERS, withParams } from '#src/address/address.ts'
import { demoHref, demoPagePath, type DemoId } from '#src/content/demos.ts'
import { siteAt } from '#storybook/links/siteLinks.ts'

/** The id of the story that shows a demo at work. */
export const previewIdOf = (id: DemoId) => `demos-${id}--preview`

/** The story of a demo at work, without the book around it, in the Storybook whose address is given. */
export const storyOf = (id: DemoId, here: string): string =>
  new URL(`iframe.html?id=${previewIdOf(id)}&viewMode=story`, here).href

/** The links to a demo as a moment's code says it, or to its start. */
export function linksTo(id: DemoId, here: string, code: string | null) {
  const at = (link: string) => withParams(link, { [PARAMETERS.moment]: code })
  const story = storyOf(id, here)
  const site = siteAt(here)
  return {
    site: site && at(`${site}/${demoHref(id)}`),
    page: site && at(`${site}${demoPagePath(id)}`),
    story: code === null ? story : `${story}&args=${PARAMETERS.moment}:${code}`,
  }
}
