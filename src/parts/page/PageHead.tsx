// How a page begins: one loud statement, and beside it what the page is about.
import type { ReactElement, ReactNode } from 'react'
import { lead as leadText, sheet } from '../../theme/global.css.ts'
import * as styles from './PageHead.css.ts'

export interface PageTitleProps {
  /** The page's statement or its name; a break where it must not be left to chance. */
  children: ReactNode
  /** The look, where it is not the usual one. */
  className?: string
}

/** The page's one first-level heading. It can be given the focus, so that a change of route is read out. */
export function PageTitle({ children, className = styles.title }: PageTitleProps): ReactElement {
  return (
    <h1 className={className} id="page-title" tabIndex={-1}>
      {children}
    </h1>
  )
}

export interface PageHeadProps {
  /** The statement; a break where it must not be left to chance. */
  title: ReactNode
  /** One or two sentences at its right. Without it the statement has the whole width. See `TitleOnly`. */
  lead?: string
}

/** The head of a page: the statement over five tiles, the lead over three. */
export function PageHead({ title, lead }: PageHeadProps): ReactElement {
  return (
    <div className={`${sheet} ${styles.head}`}>
      <div className={lead ? styles.split : undefined}>
        <PageTitle>{title}</PageTitle>
        {lead && <p className={`${leadText} ${styles.lead}`}>{lead}</p>}
      </div>
    </div>
  )
}
