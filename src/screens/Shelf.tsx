// A shelf: one demo large, and beside it everything else by name.
import { ArrowRight } from 'lucide'
import type { ReactElement } from 'react'
import { demoHref, type Demo } from '../content/demos.ts'
import type { Offer } from '../content/offers.ts'
import { pageHref } from '../content/site.ts'
import { Icon } from '../primitives/Icon.tsx'
import { FamilyGlyph } from '../primitives/Marks.tsx'
import { Mosaic } from '../primitives/Mosaic.tsx'
import { DemoTile } from '../parts/sections/DemoTile.tsx'
import * as styles from './Shelf.css.ts'

export interface ShelfProps {
  /** Services or products, sorted into families; each is a row that leads to its page. */
  offers: readonly Offer[]
  /** The demo on the large tile. */
  demo: Demo
}

/** A large tile and two columns of names. On narrow screens the first few names; the section's link leads to the rest. */
export function Shelf({ offers, demo }: ShelfProps): ReactElement {
  const isOdd = offers.length % 2 === 1
  return (
    <div className={styles.shelf}>
      <DemoTile demo={demo} href={demoHref(demo.key)} look="shelf" />
      <ul className={styles.list}>
        {offers.map(({ path, name, family }) => (
          <li className={styles.item} key={path}>
            <a className={styles.link} href={pageHref(path)}>
              <FamilyGlyph family={family} />
              <span>{name}</span>
              <span className={styles.arrow}>
                <Icon icon={ArrowRight} size={16} />
              </span>
            </a>
          </li>
        ))}
        {isOdd && (
          <li className={styles.filler} aria-hidden>
            <Mosaic seed="shelf" cols={12} rows={1} families={[demo.family]} rest={0} isCovering />
          </li>
        )}
      </ul>
    </div>
  )
}
