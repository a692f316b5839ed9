// The report of the bot: its run, its strategies, its earlier trades, and a market analysis; plain props, no callbacks.
import type { ReactElement } from 'react'
import { signedPrice } from '../../format/money.ts'
import { MetricsPanel } from '../../patterns/figures/MetricsPanel.tsx'
import { Trend } from '../../primitives/Badge.tsx'
import { ProgressMeter, LevelIndicator } from '../../primitives/ProgressMeter.tsx'
import { Table, type Column } from '../../primitives/Table.tsx'
import { sampleStrategies, type sampleAnalysis, type Strategy, type Trade } from './sampleBot.ts'
import { CENTS_PER_USD, planOf, type TradingBotState } from './tradingBot.ts'
import { tradesOf } from './BotRun.tsx'
import * as styles from './TradingBot.css.ts'

/** More squares than fit: the row fills its place. */
const SENTIMENT_SQUARES = 80

/** A row: the strategy, its place, and what it gained in this run. */
interface StrategyRow extends Strategy {
  at: number
  cents: number | null
}

const strategyColumns: readonly Column<StrategyRow>[] = [
  {
    key: 'name',
    head: 'Strategy',
    isRowHead: true,
    cell: ({ name }) => <span className={styles.rowName}>{name}</span>,
  },
  {
    key: 'run',
    head: 'This run',
    isNumber: true,
    cell: ({ cents }) =>
      cents === null ? (
        '–'
      ) : (
        <span className={cents < 0 ? styles.loss : styles.gain}>{signedPrice(cents / CENTS_PER_USD)}</span>
      ),
  },
  { key: 'profit', head: '24h profit', isNumber: true, cell: ({ profit }) => <Trend value={profit} /> },
]

export interface StrategiesProps {
  /** Which strategies are paused, and the trades of the run with theirs. */
  state: TradingBotState
  /** The switch of a strategy was pressed: its place in `sampleStrategies`. */
  onSwitch: (strategy: number) => void
}

/** The bot's strategies, the profit of each in the run and in 24 hours, and a switch that pauses it. */
export function Strategies({ state, onSwitch }: StrategiesProps): ReactElement {
  const { active } = planOf(state)
  const trades = tradesOf(state, state.moves.length)
  const rows = sampleStrategies.map((sample, at): StrategyRow => ({
    ...sample,
    at,
    status: active.includes(at) ? 'active' : 'paused',
    cents: trades.reduce<number | null>(
      (sum, { cents, strategy }) => (strategy === at ? (sum ?? 0) + cents : sum),
      null,
    ),
  }))
  const status: Column<StrategyRow> = {
    key: 'status',
    head: 'Status',
    cell: ({ name, at, status: now }) => (
      <label className={styles.switched}>
        <input
          className={styles.check}
          type="checkbox"
          aria-label={name}
          checked={now === 'active'}
          onChange={() => onSwitch(at)}
        />
        <span>{now === 'active' ? 'Active' : 'Paused'}</span>
      </label>
    ),
  }
  return (
    <section className={styles.strategies}>
      <h3 className={styles.tableHeading}>Active Strategies</h3>
      <Table
        label="Active Strategies"
        columns={strategyColumns.toSpliced(1, 0, status)}
        rows={rows}
        rowKey={({ name }) => name}
        places={styles.strategyPlaces}
      />
    </section>
  )
}

const tradeColumns: readonly Column<Trade>[] = [
  {
    key: 'pair',
    head: 'Pair',
    isRowHead: true,
    cell: ({ pair }) => <span className={styles.rowName}>{pair}</span>,
  },
  { key: 'type', head: 'Type', cell: ({ type }) => <span className={styles.side[type]}>{type}</span> },
  { key: 'amount', head: 'Amount', isNumber: true, cell: ({ amount }) => amount },
  {
    key: 'profit',
    head: 'Profit',
    isNumber: true,
    cell: ({ profit }) => (
      <span className={profit < 0 ? styles.loss : styles.gain}>{signedPrice(profit)}</span>
    ),
  },
  {
    key: 'time',
    head: 'Time',
    isNumber: true,
    cell: ({ time }) => <span className={styles.time}>{time}</span>,
  },
]

export interface TradesProps {
  /** Newest first; profits in US dollars. */
  trades: readonly Trade[]
}

/** The last trades, newest first. */
export function Trades({ trades }: TradesProps): ReactElement {
  return (
    <section className={styles.trades}>
      <h3 className={styles.tableHeading}>Recent Trades</h3>
      <Table
        label="Recent Trades"
        columns={tradeColumns}
        rows={trades}
        rowKey={({ pair, time }) => `${pair} ${time}`}
        places={styles.tradePlaces}
      />
    </section>
  )
}

export interface MarketAnalysisProps {
  /** The fixed sample: sentiment in percent, volatility as one of three steps, the forecast period in hours. */
  analysis: typeof sampleAnalysis
}

/** A sample market analysis, labeled as a sample. */
export function MarketAnalysis({ analysis }: MarketAnalysisProps): ReactElement {
  const { sentiment, sentimentPercent, volatility, volatilityStep, volatilitySteps, horizonHours, action } =
    analysis
  return (
    <MetricsPanel
      title="AI Market Analysis"
      note="Fixed sample values, the same every time. Not advice. The action is about coins that are already held; the bot keeps trading."
      readings={[
        {
          name: 'Sentiment',
          value: `${sentiment} ${sentimentPercent}%`,
          mark: <ProgressMeter label="Sentiment" value={sentimentPercent} squares={SENTIMENT_SQUARES} />,
        },
        {
          name: `Volatility, next ${horizonHours} hours`,
          value: volatility,
          mark: <LevelIndicator filled={volatilityStep} of={volatilitySteps} />,
        },
        { name: 'Action', value: action },
      ]}
    />
  )
}
