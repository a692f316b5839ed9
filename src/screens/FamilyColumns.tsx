// All services and products by family: a column for each family, with its services, then its products.
import { ChevronDown } from 'lucide'
import { useId, useState, type ReactElement } from 'react'
import { families, familyOrder, type Family } from '../content/families.ts'
import { liveDemoOf, offerLists, type Offer, type OfferKind } from '../content/offers.ts'
import { pageHref } from '../content/site.ts'
import { LiveDemoLink } from '../primitives/Button.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { FoldTile, FoldArt } from '../primitives/Mosaic.tsx'
import * as styles from './FamilyColumns.css.ts'

const kinds: readonly OfferKind[] = ['service', 'product']

export interface FamilyColumnsProps {
  /** Services and products; each appears in the column of its family. */
  offers: readonly Offer[]
}

/** Four columns of names. On narrow screens four bars; the first is open, and a press opens or closes each. */
export function FamilyColumns({ offers }: FamilyColumnsProps): ReactElement {
  const id = useId()
  const [open, setOpen] = useState<readonly Family[]>(familyOrder.slice(0, 1))
  const columns = familyOrder.map((family) => ({
    family,
    own: offers.filter((offer) => offer.family === family),
  }))
  const longest = Math.max(...columns.map(({ own }) => own.length))
  return (
    <div className={styles.columns}>
      {columns.map(({ family, own }) => {
        const { name, sentence } = families[family]
        const isOpen = open.includes(family)
        return (
          <section
            className={styles.column}
            key={family}
            data-family={family}
            aria-labelledby={`${id}-${family}`}
          >
            <div className={styles.head}>
              <h3 className={styles.title} id={`${id}-${family}`}>
                <span className={styles.wideTitle}>{name}</span>
                <button
                  type="button"
                  className={styles.toggle}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? open.filter((one) => one !== family) : [...open, family])}
                >
                  {name}
                  <Icon icon={ChevronDown} size={20} />
                </button>
              </h3>
              <span className={styles.fold}>
                <FoldTile family={family} />
              </span>
            </div>
            <div className={isOpen ? styles.body : `${styles.body} ${styles.closed}`}>
              <p className={styles.sentence}>{sentence}</p>
              {kinds.map((kind) => {
                const ofKind = own.filter((offer) => offer.kind === kind)
                return (
                  ofKind.length > 0 && (
                    <div key={kind}>
                      <h4 className={styles.kind}>{offerLists[kind].name}</h4>
                      <ul className={styles.list}>
                        {ofKind.map((offer) => {
                          const { path, borrowsDemo } = offer
                          const liveDemo = borrowsDemo ? undefined : liveDemoOf(offer)
                          return (
                            <li className={styles.item} key={path}>
                              <a className={styles.link} href={pageHref(path)}>
                                {offer.name}
                              </a>
                              {liveDemo && <LiveDemoLink {...liveDemo} />}
                            </li>
                          )
                        })}
                      </ul>
                    </div>
                  )
                )
              })}
              {own.length < longest && (
                <div className={styles.filler}>
                  <FoldArt art={family} />
                </div>
              )}
            </div>
          </section>
        )
      })}
    </div>
  )
}
