// The report of the bot: its run, its strategies, its earlier trades, and a market analysis; plain props, no callbacks.
import type { ReactElement } from 'react'
import { signedPrice } from '../../format/money.ts'
import { MetricsPanel } from '../../patterns/figures/MetricsPanel.tsx'
import { Trend, StatusBadge } from '../../primitives/Badge.tsx'
import { ProgressMeter, LevelIndicator } from '../../primitives/ProgressMeter.tsx'
import { Table, type Column } from '../../primitives/Table.tsx'
import type { sampleAnalysis, Strategy, Trade } from './sampleBot.ts'
import * as styles from './TradingBot.css.ts'

/** More squares than fit: the row fills its place. */
const SENTIMENT_SQUARES = 80

const strategyColumns: readonly Column<Strategy>[] = [
  {
    key: 'name',
    head: 'Strategy',
    isRowHead: true,
    cell: ({ name }) => <span className={styles.rowName}>{name}</span>,
  },
  {
    key: 'status',
    head: 'Status',
    cell: ({ status }) =>
      status === 'active' ? (
        <StatusBadge tone="good" mark="full">
          Active
        </StatusBadge>
      ) : (
        <StatusBadge tone="neutral" mark="hollow">
          Paused
        </StatusBadge>
      ),
  },
  { key: 'profit', head: '24h profit', isNumber: true, cell: ({ profit }) => <Trend value={profit} /> },
]

export interface StrategiesProps {
  /** A row each, in this order; profits of 24 hours in percent. */
  strategies: readonly Strategy[]
}

/** The bot's strategies and the profit of each in 24 hours. */
export function Strategies({ strategies }: StrategiesProps): ReactElement {
  return (
    <section className={styles.strategies}>
      <h3 className={styles.tableHeading}>Active Strategies</h3>
      <Table
        label="Active Strategies"
        columns={strategyColumns}
        rows={strategies}
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
