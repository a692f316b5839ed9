// What is offered, sorted into the four families: one column each, leveled with mosaics.
import { ArrowRight } from 'lucide'
import { useId, type ReactElement } from 'react'
import { families, familyOrder, type Family } from '../content/families.ts'
import { liveDemoOf, type Offer } from '../content/offers.ts'
import { pageHref } from '../content/site.ts'
import { LiveDemoLink } from '../primitives/Button.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { Fold, Mosaic } from '../primitives/Mosaic.tsx'
import * as styles from './FamilyColumns.css.ts'

const FILLER_COLUMNS = 6
/** One palette per family, made once. */
const fillerFamilies: Readonly<Record<Family, readonly [Family]>> = {
  build: ['build'],
  launch: ['launch'],
  trade: ['trade'],
  secure: ['secure'],
}

export interface FamilyColumnsProps {
  /** Services or products; each stands in the column of its family. */
  offers: readonly Offer[]
  /** The page that lists them all, with an anchor per family. */
  listHref: string
}

/** Four columns of names. On narrow screens each shows its first few and a link to the rest. */
export function FamilyColumns({ offers, listHref }: FamilyColumnsProps): ReactElement {
  const id = useId()
  const columns = familyOrder.map((family) => ({
    family,
    own: offers.filter((offer) => offer.family === family),
  }))
  const longest = Math.max(...columns.map(({ own }) => own.length))
  return (
    <div className={styles.columns}>
      {columns.map(({ family, own }) => (
        <section
          className={styles.column}
          key={family}
          data-family={family}
          aria-labelledby={`${id}-${family}`}
        >
          <div className={styles.head}>
            <h3 className={styles.title} id={`${id}-${family}`}>
              <Fold family={family} size={48} />
              {families[family].name}
            </h3>
            <p className={styles.sentence}>{families[family].sentence}</p>
          </div>
          <ul className={styles.list}>
            {own.map((offer) => {
              const { path, name } = offer
              const liveDemo = liveDemoOf(offer)
              return (
                <li className={styles.item} key={path}>
                  <a className={styles.link} href={pageHref(path)}>
                    {name}
                  </a>
                  {liveDemo && <LiveDemoLink {...liveDemo} />}
                </li>
              )
            })}
          </ul>
          <a className={styles.more} href={pageHref(`${listHref}#${family}`)}>
            <span>{`All in ${families[family].name}`}</span>
            <Icon icon={ArrowRight} size={16} />
          </a>
          {own.length < longest && (
            <div className={styles.filler}>
              <Mosaic
                seed={`filler-${family}`}
                cols={FILLER_COLUMNS}
                rows={longest - own.length}
                families={fillerFamilies[family]}
                rest={0.2}
                isCovering
              />
            </div>
          )}
        </section>
      ))}
    </div>
  )
}
