// What a page tells the browser's tab and search engines. React moves these tags into the head.
import type { ReactElement } from 'react'
import { company } from '../content/company.ts'
import { siteUrl } from '../content/site.ts'

export interface PageMetaProps {
  /** The page in a few words; the company's name follows it. At most 49 characters, so that the whole stays at 60. */
  title: string
  /** The page in 70 to 160 characters. */
  description: string
  /** The page's one address on the site ("/services"). Without it the page stays out of search engines. */
  path?: string
  /** Stays out of search engines, which find the page at `path` instead. */
  isUnlisted?: boolean
}

/** Title, description and address of a page. */
export function PageMeta({
  title,
  description,
  path,
  isUnlisted = path === undefined,
}: PageMetaProps): ReactElement {
  return (
    <>
      <title>{`${title} | ${company.name}`}</title>
      <meta name="description" content={description} />
      {isUnlisted && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={`${siteUrl}${path}`} />}
    </>
  )
}
