// The blockchain explorer demo: a search without effect, the latest blocks, three views of a sample chain, and figures.
import type { ReactElement, SubmitEvent } from 'react'
import { plainNumber } from '../../format/number.ts'
import { usePointedAt } from '../../patterns/controls/usePointedAt.ts'
import { StatTiles } from '../../patterns/figures/StatTiles.tsx'
import { TextField } from '../../primitives/Field.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { affixButton } from '../../primitives/Field.css.ts'
import { Tabs } from '../../primitives/Tabs.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import {
  gasPriceOf,
  latestBlock,
  tabs,
  type BlockchainExplorerEvent,
  type BlockchainExplorerState,
} from './blockchainExplorer.ts'
import { ChainStrip } from './ChainStrip.tsx'
import { Blocks, Transactions } from './ChainTables.tsx'
import { NetworkAnalytics } from './NetworkAnalytics.tsx'
import { NetworkHealth } from './NetworkHealth.tsx'
import { sampleBlocks, sampleNetwork, sampleTransactions } from './sampleChain.ts'
import * as styles from './BlockchainExplorer.css.ts'

function pressSearch(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault()
  event.currentTarget.querySelector('button')?.click()
}

/** Draws the explorer's state. */
export function BlockchainExplorer({
  state,
  send,
}: DemoViewProps<BlockchainExplorerState, BlockchainExplorerEvent>): ReactElement {
  const { shown, atRest, handlersOf, forgetTouch } = usePointedAt(state.block)
  const press = (number: number) => {
    forgetTouch()
    const block = atRest === number ? null : number
    if (block !== state.block) send({ type: 'blockLit', block })
  }
  const rows = {
    lit: shown,
    first: atRest,
    open: state.open,
    handlersOf,
    onToggle: (row: string) => send({ type: 'rowToggled', row }),
  }
  return (
    <>
      <search className={styles.search}>
        {/* Enter presses the button: both only show its line. */}
        <form onSubmit={pressSearch}>
          <TextField
            label="Search by address, transaction hash, block number or token"
            isLabelHidden
            kind="search"
            value={state.search}
            onChange={(text) => send({ type: 'searchTyped', text })}
            placeholder="Address, transaction hash, block number or token"
            action={
              <SampleButton
                variant="bare"
                className={affixButton}
                explains="In your version this opens the address, transaction, block or token that was typed."
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
        blocks={sampleBlocks}
        lit={shown}
        pressed={atRest}
        transactions={sampleTransactions}
        handlersOf={handlersOf}
        onPress={press}
      />
      <Tabs
        label="Sample chain"
        tabs={tabs}
        selected={state.tab}
        onSelect={(tab) => send({ type: 'tabChosen', tab })}
      >
        {state.tab === 'transactions' && <Transactions transactions={sampleTransactions} {...rows} />}
        {state.tab === 'blocks' && <Blocks blocks={sampleBlocks} {...rows} />}
        {state.tab === 'analytics' && (
          <NetworkAnalytics blocks={sampleBlocks} transactions={sampleTransactions} />
        )}
      </Tabs>
      <NetworkHealth blocks={sampleBlocks} />
      <StatTiles
        stats={[
          { label: 'Hash rate', figure: plainNumber(sampleNetwork.hashRate, 1), unit: 'TH/s' },
          { label: 'Latest block', figure: plainNumber(latestBlock(sampleBlocks), 0) },
          { label: 'Active addresses', figure: plainNumber(sampleNetwork.activeAddresses, 0) },
          { label: 'Gas price', figure: plainNumber(gasPriceOf(sampleTransactions), 1), unit: 'gwei' },
        ]}
      />
    </>
  )
}
