// The blockchain explorer demo: a search without effect, the latest blocks, three views of a sample chain, and figures.
import { useEffect, useRef, useState, type ReactElement, type SubmitEvent } from 'react'
import { useLayer } from '../../browser/layers.ts'
import { plainNumber } from '../../format/number.ts'
import { usePointedAt } from '../../patterns/controls/usePointedAt.ts'
import { StatTiles } from '../../patterns/figures/StatTiles.tsx'
import { TextField } from '../../primitives/Field.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { affixButton } from '../../primitives/Field.css.ts'
import { Tabs } from '../../primitives/Tabs.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import { chainAfter, LAST_ARRIVAL } from './arrivals.ts'
import {
  gasPriceOf,
  isHeld as isHeldBy,
  isOf,
  soughtIn,
  latestBlock,
  tabs,
  type BlockchainExplorerEvent,
  type BlockchainExplorerState,
} from './blockchainExplorer.ts'
import { ChainStrip } from './ChainStrip.tsx'
import { Blocks, Transactions } from './ChainTables.tsx'
import { useLater } from './later.ts'
import { NetworkHealth } from './NetworkHealth.tsx'
import { BLOCK_SECONDS, sampleNetwork } from './sampleChain.ts'
import { useElapsed } from './useElapsed.ts'
import { usePressOnGround } from './usePressOnGround.ts'
import * as styles from './BlockchainExplorer.css.ts'

function pressSearch(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault()
  event.currentTarget.querySelector('button')?.click()
}

/** What is visible and holds new blocks, besides the pause: said in place of it. */
function heldBy({ block, address }: BlockchainExplorerState): string | null {
  if (address !== null) return 'Held while an address is open'
  return block === null ? null : 'Held while a block is lit'
}

/** Draws the explorer's state. */
export function BlockchainExplorer({
  state,
  send,
}: DemoViewProps<BlockchainExplorerState, BlockchainExplorerEvent>): ReactElement {
  const { shown, handlersOf, forgetTouch } = usePointedAt(state.block)
  // Nothing moves under the pointer or the focus; what came meanwhile shows when it has gone.
  const [seen, setSeen] = useState(state.arrivals)
  if (shown === null && seen !== state.arrivals) setSeen(state.arrivals)
  const held = chainAfter(Math.min(seen, state.arrivals))
  const isHeld =
    state.block === null ? shown !== null : held.blocks.some(({ number }) => number === state.block)
  const arrivals = isHeld ? Math.min(seen, state.arrivals) : state.arrivals
  const { blocks, transactions, pool } = isHeld ? held : chainAfter(arrivals)
  const passed = useElapsed(state, isHeldBy(state))
  const elapsed = arrivals === state.arrivals ? passed : BLOCK_SECONDS - 1
  const lightAddress = (address: BlockchainExplorerState['address']) => send({ type: 'addressLit', address })
  const later = useLater()
  const [initial] = useState(state.address)
  const place = useRef<HTMLDivElement>(null)
  const searchPlace = useRef<HTMLElement>(null)
  const hadPage = useRef(false)
  useEffect(() => {
    // The page of the address is gone: the tabs are in its place.
    if (hadPage.current && state.address === null)
      place.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
    hadPage.current = state.address !== null
  }, [state.address])
  const release = () => {
    forgetTouch()
    send({ type: 'blockLit', block: null })
  }
  useLayer(state.address !== null || state.block !== null, {
    onEscape: () => (state.address === null ? release() : lightAddress(null)),
  })
  usePressOnGround(state.block !== null, searchPlace, release)
  const press = (number: number) => {
    forgetTouch()
    send({ type: 'blockLit', block: state.block === number ? null : number })
  }
  const toggle = (row: string) => {
    // A closed row holds its block no longer.
    if (state.open.includes(row)) forgetTouch()
    send({ type: 'rowToggled', row })
  }
  const sought = soughtIn(state.search, { transactions, blocks })
  const rows = {
    lit: shown,
    // Only a press moves rows: a touch first lights them, and must find them where it began.
    first: state.block,
    sought: sought?.rows,
    address: state.address,
    elapsed,
    open: state.open,
    handlersOf,
    onToggle: toggle,
    onAddress: lightAddress,
  }
  return (
    <>
      <search ref={searchPlace} className={styles.search}>
        {/* Enter presses the button: both only show its line. */}
        <form onSubmit={pressSearch}>
          <TextField
            label="Search by address, transaction hash, block number or token"
            isLabelHidden
            kind="search"
            value={state.search}
            onChange={(text) => send({ type: 'searchTyped', text })}
            placeholder="Address, hash or block"
            action={
              <SampleButton
                variant="bare"
                className={affixButton}
                explains="In your version this opens the address, transaction, block or token that was typed."
                outcome={async () =>
                  (await import('./outcomes.tsx')).searchOutcome(state.search, { transactions, blocks })
                }
              >
                Search
              </SampleButton>
            }
            hint={
              <span className={visuallyHidden}>Sample search. In your version it opens what was typed.</span>
            }
          />
        </form>
      </search>
      <ChainStrip
        blocks={blocks}
        lit={shown}
        pressed={state.block}
        address={state.address}
        sought={sought}
        typed={state.search}
        open={state.open}
        onClose={() => state.open.forEach(toggle)}
        transactions={transactions}
        pool={pool}
        arrivals={arrivals}
        isPaused={state.isPaused}
        held={heldBy(state)}
        onPause={state.arrivals < LAST_ARRIVAL ? () => send({ type: 'pauseToggled' }) : undefined}
        handlersOf={handlersOf}
        onPress={press}
      />
      {state.address !== null && later ? (
        <later.AddressPage
          {...rows}
          address={state.address}
          takesFocus={state.address !== initial}
          transactions={transactions.filter((one) => isOf(one, state.address))}
        />
      ) : (
        <div ref={place} className={styles.tabsPlace}>
          <Tabs
            label="Sample chain"
            tabs={tabs}
            selected={state.tab}
            onSelect={(tab) => send({ type: 'tabChosen', tab })}
          >
            {state.tab === 'transactions' && <Transactions transactions={transactions} {...rows} />}
            {state.tab === 'blocks' && <Blocks blocks={blocks} transactions={transactions} {...rows} />}
            {state.tab === 'analytics' && later && (
              <later.NetworkAnalytics blocks={blocks} transactions={transactions} />
            )}
          </Tabs>
        </div>
      )}
      <NetworkHealth blocks={blocks} />
      <StatTiles
        stats={[
          { label: 'Hash rate', figure: plainNumber(sampleNetwork.hashRate, 1), unit: 'TH/s' },
          { label: 'Latest block', figure: plainNumber(latestBlock(blocks), 0) },
          { label: 'Active addresses', figure: plainNumber(sampleNetwork.activeAddresses, 0) },
          { label: 'Gas price', figure: plainNumber(gasPriceOf(transactions), 1), unit: 'gwei' },
        ]}
      />
    </>
  )
}
