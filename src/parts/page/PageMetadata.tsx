// Title and description of a page for the browser's tab and search engines. React moves these tags into the head.
import type { ReactElement } from 'react'
import { company } from '../../content/company.ts'
import { siteUrl } from '../../content/site.ts'

/** The longest title that search engines and tabs show, in characters. */
export const TITLE_LENGTH = 60

/** A page's title, followed by the company's name if both fit; on the home page always. */
function titled(title: string, path: string | undefined): string {
  const whole = `${title} | ${company.name}`
  return whole.length <= TITLE_LENGTH || path === '/' ? whole : title
}

export interface PageMetadataProps {
  /** The page in a few words, at most 49 characters; the company's name follows it if there is room (60 in total). */
  title: string
  /** The page in 70 to 155 characters. */
  description: string
  /**
   * The page's address on the site ("/services"). Without it the page stays out of search engines and states no
   * address, because a phone's share menu would use that one instead of the one with the client's name.
   */
  path?: string
}

/** Title, description and address of a page. */
export function PageMetadata({ title, description, path }: PageMetadataProps): ReactElement {
  return (
    <>
      <title>{titled(title, path)}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${siteUrl}${path}`} />
      )}
    </>
  )
}
