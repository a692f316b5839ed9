// A list page: all offers of one kind by family. The services page and the products page use this screen.
import { useState, type ReactElement } from 'react'
import { families, familyOrder } from '../content/families.ts'
import { offerLists, offers, type OfferKind } from '../content/offers.ts'
import { pageHref } from '../content/site.ts'
import { CallToAction } from '../parts/sections/CallToAction.tsx'
import { PageHeader } from '../parts/page/PageHeader.tsx'
import { PageMetadata } from '../parts/page/PageMetadata.tsx'
import { sheet, visuallyHidden } from '../theme/global.css.ts'
import { CatalogBand } from './CatalogBand.tsx'
import { FamilyFilter, type ShownFamily } from './FamilyFilter.tsx'
import * as styles from './ListScreen.css.ts'

/** What the address of a list chooses, and what a press on its filter does. */
export interface ListFilter {
  /** The chosen family, null for all; undefined before the address is known, when the anchor itself chooses. See `BuildShown`. */
  shown?: ShownFamily | undefined
  /** Called when a family or "All" is chosen. Without it the filter's links lead to the families. */
  onChoose?: ((family: ShownFamily) => void) | undefined
}

export interface ListScreenProps extends ListFilter {
  /** What it lists; it determines the page's name and address. */
  kind: OfferKind
  /** The title in a browser's tab and in search results; the name alone says too little there. */
  metaTitle: string
  /** For search results and link previews. */
  description: string
  /** One or two sentences beside the page's name. */
  lead: string
  /** The end of the page: a short question, and what to write to us. */
  call: { title: string; text: string }
}

/** Head, filter, a band per family, and the call. */
export function ListScreen({
  kind,
  metaTitle,
  description,
  lead,
  call,
  shown,
  onChoose,
}: ListScreenProps): ReactElement {
  const { name: title, path } = offerLists[kind]
  const bands = familyOrder.map((family) => ({
    family,
    own: offers.filter((offer) => offer.kind === kind && offer.family === family),
  }))
  const said = useSaid(shown, (family) => {
    const listed = bands.filter((band) => !family || band.family === family).flatMap(({ own }) => own)
    return `${family ? families[family].name : 'All families'}: ${listed.length} shown`
  })
  return (
    <>
      <PageMetadata title={metaTitle} description={description} path={path} />
      <PageHeader title={title} lead={lead} />
      <div className={sheet}>
        <FamilyFilter
          label={`${title} by family`}
          href={pageHref(path)}
          shown={shown ?? null}
          onChoose={onChoose}
        />
        <p className={visuallyHidden} role="status">
          {said}
        </p>
        <div className={shown === undefined ? `${styles.blocks} ${styles.byAnchor}` : styles.blocks}>
          {bands.map(({ family, own }) => (
            <CatalogBand
              key={family}
              family={family}
              offers={own}
              isHidden={!!shown && shown !== family}
              isAnchor={shown === undefined}
            />
          ))}
        </div>
      </div>
      <CallToAction title={call.title} family={kind === 'service' ? 'build' : 'trade'}>
        {call.text}
      </CallToAction>
    </>
  )
}

/** What is announced of a choice: nothing of a list that begins with all. */
function useSaid(shown: ShownFamily | undefined, say: (family: ShownFamily) => string): string {
  const [before, setBefore] = useState(shown)
  const [said, setSaid] = useState('')
  if (before !== shown) {
    setBefore(shown)
    if (shown !== undefined && (shown || before)) setSaid(say(shown))
  }
  return said
}
