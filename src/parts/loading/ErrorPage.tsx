// The screen for a crash or for code that could not be loaded. The layout around it continues to work.
import type { ReactElement } from 'react'
import { company } from '../../content/company.ts'
import { pageHref } from '../../content/site.ts'
import { row } from '../../primitives/Button.css.ts'
import { Button, ButtonLink } from '../../primitives/Button.tsx'
import { Alert } from '../../primitives/Text.tsx'
import { sheet } from '../../theme/global.css.ts'
import * as styles from './ErrorPage.css.ts'
import { PageHeader } from '../page/PageHeader.tsx'
import { PageMetadata } from '../page/PageMetadata.tsx'

export interface ErrorPageProps {
  /** Whether its code is missing because the site has been updated. See `Updated`. */
  isUpdated?: boolean
  /** Loads the page again. */
  onRetry: () => void
}

/** Tells the visitor what happened and what to do. */
export function ErrorPage({ isUpdated = false, onRetry }: ErrorPageProps): ReactElement {
  return (
    <>
      <PageMetadata
        title="This page did not open"
        description="This page could not be displayed. Retry, or go to another page of the site."
      />
      <PageHeader title="This page did not open." />
      <div className={sheet}>
        <div className={styles.body}>
          <div role="alert">
            <Alert tone="bad">
              {isUpdated
                ? 'This site has been updated since you opened it.'
                : 'An error occurred while this page was loading.'}
            </Alert>
          </div>
          <p>
            <span>{isUpdated ? 'Reload' : 'Retry'}</span> opens it again. If that does not help, the other
            pages still work, and you can write to <a href={company.mailHref}>{company.supportEmail}</a>.
          </p>
          <div className={row}>
            <Button variant="primary" onClick={onRetry}>
              {isUpdated ? 'Reload' : 'Retry'}
            </Button>
            <ButtonLink href={pageHref('/')}>Go to the home page</ButtonLink>
          </div>
        </div>
      </div>
    </>
  )
}
