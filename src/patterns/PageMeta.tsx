// What a page tells the browser's tab and search engines. React moves these tags into the head.
import type { ReactElement } from 'react'
import { company } from '../content/company.ts'

export interface PageMetaProps {
  /** The page in a few words; the company's name follows it. At most 49 characters, so that the whole stays at 60. */
  title: string
  /** The page in 70 to 160 characters. */
  description: string
  /** Keeps the page out of search engines. */
  isNoIndex?: boolean
}

/** Title and description of a page. */
export function PageMeta({ title, description, isNoIndex = false }: PageMetaProps): ReactElement {
  return (
    <>
      <title>{`${title} | ${company.name}`}</title>
      <meta name="description" content={description} />
      {isNoIndex && <meta name="robots" content="noindex" />}
    </>
  )
}
