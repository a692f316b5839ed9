// The page for unknown addresses: a message and links to the main pages.
import { ArrowRight } from 'lucide'
import type { ReactElement } from 'react'
import { mainNavigation } from '../../content/navigation.ts'
import { pageHref } from '../../content/site.ts'
import { Icon } from '../../primitives/Icon.tsx'
import { sheet } from '../../theme/global.css.ts'
import { EmptySheet } from '../../patterns/feedback/EmptyState.tsx'
import * as styles from './NotFoundPage.css.ts'
import { PageHeader } from '../page/PageHeader.tsx'
import { PageMetadata } from '../page/PageMetadata.tsx'
import { SearchButton } from '../page/SearchButton.tsx'

/** For unknown routes and unknown slugs. Kept out of search engines. */
export function NotFoundPage(): ReactElement {
  return (
    <>
      <PageMetadata
        title="Page not found"
        description="There is no page at this address. Go to the services, the products or the contact page."
      />
      <PageHeader
        title="Page not found."
        lead="There is no page at this address. The address may be mistyped, or the page may have moved. Try one of these."
      />
      <div className={sheet}>
        <div className={styles.body}>
          <div className={styles.art}>
            <EmptySheet />
          </div>
          <div className={styles.ways}>
            <SearchButton>Search this site</SearchButton>
            <nav aria-label="Main pages">
              <ul className={styles.list}>
                {mainNavigation.map(({ id, name, path }) => (
                  <li className={styles.item} key={id}>
                    <a className={styles.link} href={pageHref(path)}>
                      {name}
                      <Icon icon={ArrowRight} />
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
      </div>
    </>
  )
}
