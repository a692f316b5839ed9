// A list page: all offers of one kind by family. The services page and the products page use this screen.
import type { ReactElement, ReactNode } from 'react'
import { families, familyOrder, type Family } from '../content/families.ts'
import { offerLists, offers, type OfferKind } from '../content/offers.ts'
import { CallPanel } from '../parts/sections/CallPanel.tsx'
import { EntryList } from '../parts/sections/EntryList.tsx'
import { PageHead } from '../parts/page/PageHead.tsx'
import { PageMeta } from '../parts/page/PageMeta.tsx'
import { SearchButton } from '../parts/page/SearchButton.tsx'
import { FamilyGlyph } from '../primitives/Marks.tsx'
import { Fold } from '../primitives/Mosaic.tsx'
import { sheet } from '../theme/global.css.ts'
import * as styles from './ListScreen.css.ts'

export interface ListScreenProps {
  /** What it lists; it determines the page's name and address. */
  kind: OfferKind
  /** For search results and link previews. */
  description: string
  /** One or two sentences beside the page's name. */
  lead: string
  /** The art at the head of a family; by default its fold. With it, the rows have the family's glyph. */
  artOf?: (family: Family) => ReactNode
  /** The end of the page: a short question, and what to write to us. */
  call: { title: string; text: string }
}

/** Head, a row of jumps, a block per family, and the call. */
export function ListScreen({ kind, description, lead, artOf, call }: ListScreenProps): ReactElement {
  const { name: title, path } = offerLists[kind]
  return (
    <>
      <PageMeta title={title} description={description} path={path} />
      <PageHead title={title} lead={lead} />
      <div className={sheet}>
        <div className={styles.search}>
          <SearchButton>Search this site</SearchButton>
        </div>
        <nav className={styles.jumps} aria-label={`${title} by family`}>
          {familyOrder.map((family) => (
            <a className={styles.jump} key={family} href={`#${family}`}>
              <FamilyGlyph family={family} size={22} />
              {families[family].name}
            </a>
          ))}
        </nav>
        <div className={styles.blocks}>
          {familyOrder.map((family) => (
            <section
              className={styles.block}
              key={family}
              id={family}
              data-family={family}
              aria-labelledby={`${family}-title`}
            >
              <div className={styles.head}>
                <div className={styles.art}>{artOf ? artOf(family) : <Fold family={family} />}</div>
                <h2 className={styles.name} id={`${family}-title`}>
                  {families[family].name}
                </h2>
                <p className={styles.sentence}>{families[family].sentence}</p>
              </div>
              <EntryList
                offers={offers.filter((offer) => offer.kind === kind && offer.family === family)}
                hasGlyphs={!!artOf}
              />
            </section>
          ))}
        </div>
      </div>
      <CallPanel title={call.title} family={kind === 'service' ? 'build' : 'trade'} seed={title}>
        {call.text}
      </CallPanel>
    </>
  )
}
