// The NFT marketplace demo: sample works with search by name and categories.
import { useCallback, useLayoutEffect, useRef, type ReactElement } from 'react'
import { SearchField } from '../../patterns/controls/SearchField.tsx'
import { Tabs } from '../../primitives/Tabs.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import {
  shownLarge,
  worksFound,
  type NftMarketplaceEvent,
  type NftMarketplaceState,
} from './nftMarketplace.ts'
import { categories, sampleWorks } from './sampleWorks.ts'
import { pictureOf, WorkCard } from './WorkCard.tsx'
import { WorkStage } from './WorkStage.tsx'
import * as styles from './NftMarketplace.css.ts'

/** So few works have two columns and lie on their side, so that no row is half empty. */
const MOST_IN_PAIRS = 2

/** Draws the NFT marketplace's state. */
export function NftMarketplace({
  state,
  send,
}: DemoViewProps<NftMarketplaceState, NftMarketplaceEvent>): ReactElement {
  const { search, category } = state
  const works = worksFound(sampleWorks, state)
  const large = shownLarge(works, state.open)
  const rest = works.filter((work) => work !== large)
  const inPairs = !large && works.length <= MOST_IN_PAIRS
  /** The work whose picture takes the focus in its new place: its button was pressed. */
  const pressed = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (pressed.current !== null) document.getElementById(pictureOf(pressed.current))?.focus()
    pressed.current = null
  }, [large])
  const toggle = useCallback(
    (workId: string) => {
      pressed.current = workId
      send({ type: 'detailsToggled', workId })
    },
    [send],
  )
  const categoryLabel = categories.find(({ key }) => key === category)?.label
  return (
    <SearchField
      label="Search by name"
      noun="work"
      found={works.length}
      what={category === 'all' ? undefined : `works in ${categoryLabel}`}
      hint={
        category === 'all' ? undefined : 'Check the spelling, look in another category or clear the search.'
      }
      search={search}
      onType={(text) => send({ type: 'searchTyped', text })}
      onClear={() => send({ type: 'searchCleared' })}
    >
      {({ field, count, nothing }) => (
        <>
          <div className={styles.bar}>
            <div className={styles.search}>{field}</div>
            {count}
          </div>
          <Tabs
            label="Categories"
            tabs={categories}
            selected={category}
            onSelect={(key) => send({ type: 'categoryChosen', category: key })}
          >
            <div className={styles.found}>
              {nothing ?? (
                <ul className={inPairs ? styles.pairs : styles.works}>
                  {large && (
                    <WorkStage
                      key="large"
                      work={large}
                      found={works}
                      onTurn={({ id }) => send({ type: 'workTurned', workId: id })}
                      onClose={() => toggle(large.id)}
                    />
                  )}
                  {rest.map((work) => (
                    <WorkCard key={work.id} work={work} onDetails={toggle} />
                  ))}
                </ul>
              )}
            </div>
          </Tabs>
        </>
      )}
    </SearchField>
  )
}
