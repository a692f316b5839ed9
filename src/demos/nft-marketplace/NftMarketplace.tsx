// The NFT marketplace demo: sample works, searched by name and divided by category.
import { useRef, type ReactElement } from 'react'
import { counted } from '../../format/counted.ts'
import { NothingMatches } from '../../patterns/NothingMatches.tsx'
import { TextField } from '../../primitives/Field.tsx'
import { Tabs } from '../../primitives/Tabs.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { worksFound, type NftMarketplaceEvent, type NftMarketplaceState } from './nftMarketplace.ts'
import { categories, sampleWorks } from './sampleWorks.ts'
import { WorkCard } from './WorkCard.tsx'
import * as styles from './NftMarketplace.css.ts'

/** Draws the NFT marketplace's state. */
export function NftMarketplace({
  state,
  send,
}: DemoViewProps<NftMarketplaceState, NftMarketplaceEvent>): ReactElement {
  const { search, category } = state
  const bar = useRef<HTMLDivElement>(null)
  const works = worksFound(sampleWorks, state)
  const categoryLabel = categories.find(({ key }) => key === category)?.label
  const clearSearch = () => {
    send({ type: 'searchCleared' })
    // The button goes away with the empty state; the next thing to do is to type.
    bar.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <div ref={bar} className={styles.bar}>
        <div className={styles.search}>
          <TextField
            label="Search by name"
            isLabelHidden
            kind="search"
            value={search}
            onChange={(text) => send({ type: 'searchTyped', text })}
            placeholder="Search by name"
          />
        </div>
        <p className={styles.count} role="status">
          {counted(works.length, 'work')}
        </p>
      </div>
      <Tabs
        label="Categories"
        tabs={categories}
        selected={category}
        onSelect={(key) => send({ type: 'categoryChosen', category: key })}
      >
        <div className={styles.found}>
          {works.length > 0 ? (
            <ul className={styles.works}>
              {works.map((work) => (
                <WorkCard key={work.id} work={work} />
              ))}
            </ul>
          ) : (
            <NothingMatches
              what={category === 'all' ? 'works' : `works in ${categoryLabel}`}
              search={search}
              hint={
                category === 'all'
                  ? undefined
                  : 'Check the spelling, look in another category or clear the search.'
              }
              onClear={clearSearch}
            />
          )}
        </div>
      </Tabs>
    </>
  )
}
