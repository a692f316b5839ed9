// The NFT marketplace demo: sample works with search by name and categories.
import type { ReactElement } from 'react'
import { Search } from '../../patterns/controls/Search.tsx'
import { Tabs } from '../../primitives/Tabs.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { slotsOf, worksFound, type NftMarketplaceEvent, type NftMarketplaceState } from './nftMarketplace.ts'
import { categories, sampleWorks } from './sampleWorks.ts'
import { WorkCard } from './WorkCard.tsx'
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
  const inPairs = works.length <= MOST_IN_PAIRS
  const slots = slotsOf(works, state.open)
  const placeOf = (slot: number) =>
    inPairs ? (slot === MOST_IN_PAIRS ? styles.secondOfPair : undefined) : styles.beginsInSlot[slot]
  const categoryLabel = categories.find(({ key }) => key === category)?.label
  return (
    <Search
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
                  {works.map((work, index) => (
                    <WorkCard
                      key={work.id}
                      work={work}
                      place={placeOf(slots[index] ?? 0)}
                      isOpen={state.open.includes(work.id)}
                      onDetails={() => send({ type: 'detailsToggled', workId: work.id })}
                    />
                  ))}
                </ul>
              )}
            </div>
          </Tabs>
        </>
      )}
    </Search>
  )
}
