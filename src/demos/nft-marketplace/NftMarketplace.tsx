// The NFT marketplace demo: sample works with search by name and categories.
import { useCallback, useEffect, useLayoutEffect, useRef, type ReactElement } from 'react'
import { quoted } from '../../format/quoted.ts'
import { EmptyState } from '../../patterns/feedback/EmptyState.tsx'
import { loadPriceHistory } from '../../patterns/figures/LatePriceHistory.tsx'
import { SearchField } from '../../patterns/controls/SearchField.tsx'
import { Button } from '../../primitives/Button.tsx'
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

/** An opened work that begins further down the window is scrolled to its top. */
const HIGHEST_TOP = 0.36
/** Above this many px is the head of the window. */
const LEAST_TOP = 64

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
  // A curve that arrived after the opened work would be scrolled to.
  useEffect(() => void loadPriceHistory(), [])
  /** The work whose picture takes the focus in its new place: its button was pressed. */
  const pressed = useRef<string | null>(null)
  useLayoutEffect(() => {
    const picture = pressed.current === null ? null : document.getElementById(pictureOf(pressed.current))
    pressed.current = null
    picture?.focus({ preventScroll: large !== undefined })
    if (!picture || !large) return
    // A tall picture would be scrolled to its middle.
    const { top } = picture.getBoundingClientRect()
    if (top < LEAST_TOP || top > innerHeight * HIGHEST_TOP)
      picture.closest('li')?.scrollIntoView({ block: 'start' })
  }, [large, state.traits])
  const toggle = useCallback(
    (workId: string) => {
      pressed.current = workId
      send({ type: 'detailsToggled', workId })
    },
    [send],
  )
  const trait = state.traits[0] ?? null
  const categoryLabel = categories.find(({ key }) => key === category)?.label
  const what = category === 'all' ? 'works' : `works in ${categoryLabel}`
  const withoutTrait = trait !== null && (
    <EmptyState title={`No ${what} share ${trait}${search === '' ? '' : ` and match ${quoted(search)}`}.`}>
      “Show all” brings the others back.
    </EmptyState>
  )
  return (
    <SearchField
      label="Search by name"
      noun="work"
      found={works.length}
      what={what}
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
              {trait !== null && (
                <p className={styles.shown}>
                  <span>{`Works that share ${trait}`}</span>
                  <Button
                    size="small"
                    onClick={() => {
                      pressed.current = (large ?? works[0])?.id ?? null
                      send({ type: 'traitToggled', trait })
                    }}
                  >
                    Show all
                  </Button>
                </p>
              )}
              {(nothing && (withoutTrait || nothing)) ?? (
                <ul className={inPairs ? styles.pairs : styles.works}>
                  {large && (
                    <WorkStage
                      key="large"
                      work={large}
                      found={works}
                      trait={trait}
                      onTrait={(own) => send({ type: 'traitToggled', trait: own })}
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
