// An address that leads nowhere: a friendly word, and the way to what exists.
import { ArrowRight } from 'lucide'
import type { ReactElement } from 'react'
import { mainNavigation } from '../../content/navigation.ts'
import { pageHref } from '../../content/site.ts'
import { Icon } from '../../primitives/Icon.tsx'
import { sheet } from '../../theme/global.css.ts'
import { EmptySheet } from '../../patterns/feedback/EmptyState.tsx'
import * as styles from './NotFoundScreen.css.ts'
import { PageHead } from '../page/PageHead.tsx'
import { PageMeta } from '../page/PageMeta.tsx'
import { SearchButton } from '../page/SearchButton.tsx'

/** For unknown routes and unknown slugs. Kept out of search engines. */
export function NotFoundScreen(): ReactElement {
  return (
    <>
      <PageMeta
        title="Page not found"
        description="There is no page at this address. The services, the products and the contact page are one step away."
      />
      <PageHead
        title="A blank sheet."
        lead="There is no page at this address. It may be mistyped, or the page may have moved. These exist."
      />
      <div className={sheet}>
        <div className={styles.body}>
          <div className={styles.art}>
            <EmptySheet />
          </div>
          <div className={styles.ways}>
            <SearchButton>Search this site</SearchButton>
            <nav aria-label="Pages that exist">
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
