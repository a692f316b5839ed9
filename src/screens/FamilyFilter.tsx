// The filter above a list: all families or one. Each choice is an address, so links, Back and pages without scripts have it as well.
import type { ReactElement } from 'react'
import { isPlainPress } from '../browser/plainPress.ts'
import { families, familyOrder, type Family } from '../content/families.ts'
import { FoldTile, Logo } from '../primitives/Mosaic.tsx'
import { notPrinted } from '../theme/global.css.ts'
import * as styles from './FamilyFilter.css.ts'

/** What a list shows: one family, or null for all. */
export type ShownFamily = Family | null

export interface FamilyFilterProps {
  /** Its accessible name: "Services by family". */
  label: string
  /** The address of the list with all families. A family's address is its anchor there. */
  href: string
  /** The chosen family; null while all are shown. See `AllChosen`, `BuildChosen`. */
  shown: ShownFamily
  /** Called in place of following the link, so that place and focus stay. Without it the anchor leads to the family. */
  onChoose?: ((family: ShownFamily) => void) | undefined
}

const choices: readonly ShownFamily[] = [null, ...familyOrder]

/** "All" and a tile for each family, side by side. */
export function FamilyFilter({ label, href, shown, onChoose }: FamilyFilterProps): ReactElement {
  return (
    <nav className={notPrinted} aria-label={label}>
      <ul className={styles.choices}>
        {choices.map((family) => (
          <li key={family ?? 'all'} className={styles.choice} data-family={family ?? undefined}>
            <a
              className={styles.link}
              href={family ? `#${family}` : href}
              aria-current={family === shown || undefined}
              onClick={(event) => {
                if (!onChoose || !isPlainPress(event)) return
                event.preventDefault()
                onChoose(family)
              }}
            >
              <span className={styles.tile}>
                {family ? <FoldTile family={family} /> : <Logo size={44} />}
              </span>
              <span>{family ? families[family].name : 'All'}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
