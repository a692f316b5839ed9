// The head of a page: a large statement, and beside it what the page is about.
import type { ReactElement, ReactNode } from 'react'
import { lead as leadText, sheet } from '../../theme/global.css.ts'
import * as styles from './PageHeader.css.ts'

export interface PageTitleProps {
  /** The page's statement or its name, with a line break if its place matters. */
  children: ReactNode
  /** A class that replaces the default look. */
  className?: string
}

/** The page's only first-level heading. It can receive the focus, so that screen readers announce a change of route. */
export function PageTitle({ children, className = styles.title }: PageTitleProps): ReactElement {
  return (
    <h1 className={className} id="page-title" tabIndex={-1}>
      {children}
    </h1>
  )
}

export interface PageHeaderProps {
  /** The statement, with a line break if its place matters. */
  title: ReactNode
  /** One or two sentences at its right. Without it the statement has the whole width. See `TitleOnly`. */
  lead?: string
}

/** The head of a page: the statement over five tiles, the lead over three. */
export function PageHeader({ title, lead }: PageHeaderProps): ReactElement {
  return (
    <div className={`${sheet} ${styles.head}`}>
      <div className={lead ? styles.split : undefined}>
        <PageTitle>{title}</PageTitle>
        {lead && <p className={`${leadText} ${styles.lead}`}>{lead}</p>}
      </div>
    </div>
  )
}
