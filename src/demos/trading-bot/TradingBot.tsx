// The trading bot demo: a switch, the profit of the run as a line and a ledger, and fixed samples of a bot's report.
import type { ReactElement } from 'react'
import { SECOND } from '../../format/duration.ts'
import { price, signedPrice } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { StatTiles } from '../../patterns/figures/StatTiles.tsx'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { StatusBadge } from '../../primitives/Badge.tsx'
import { Button } from '../../primitives/Button.tsx'
import { Counted } from '../../primitives/Counted.tsx'
import { Slider } from '../../primitives/Slider.tsx'
import { Words } from '../../primitives/Words.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import { MarketAnalysis, Strategies, Trades } from './BotReport.tsx'
import { BotRun, recentTrades, shortName } from './BotRun.tsx'
import { RISK_LEVEL, sampleAnalysis, sampleRecord, sampleTrades, WIN_RATE_PERCENT } from './sampleBot.ts'
import {
  CENTS_PER_USD,
  LARGEST_MOVE_CENTS,
  LARGEST_WIN_CENTS,
  planOf,
  SIZES,
  STEP_MS,
  type TradingBotEvent,
  type TradingBotState,
} from './tradingBot.ts'
import * as styles from './TradingBot.css.ts'

const interval = `${STEP_MS / SECOND} seconds`

/** Draws the trading bot's state. */
export function TradingBot({
  state,
  send,
  capabilities,
  next,
}: DemoViewProps<TradingBotState, TradingBotEvent>): ReactElement {
  const isActive = state.run !== null
  const profit = state.profitCents / CENTS_PER_USD
  const lastMove = state.moves.at(-1)
  const trades = state.trades - sampleRecord.trades
  const { size, strategy } = planOf(state)
  const range =
    strategy === undefined
      ? 'No trade: all strategies are paused.'
      : `Next trade, ${shortName(strategy)}: ${signedPrice((LARGEST_WIN_CENTS * size) / CENTS_PER_USD)} at most, ${signedPrice((-LARGEST_MOVE_CENTS * size) / CENTS_PER_USD)} at worst.`
  return (
    <>
      <BotRun state={state} trades={trades}>
        <section className={styles.control}>
          <div className={styles.controlHead}>
            <h3 className={panelHeading}>Bot Control Center</h3>
            {/* Announces the switch; the running figures below are not announced. */}
            <span role="status">
              <span className={visuallyHidden}>Bot: </span>
              {isActive ? (
                <StatusBadge tone="good" mark="full">
                  Active
                </StatusBadge>
              ) : (
                <StatusBadge tone="neutral" mark="hollow">
                  Inactive
                </StatusBadge>
              )}
            </span>
          </div>
          <dl className={styles.profit}>
            <dt className={styles.profitLabel}>Total Profit</dt>{' '}
            <dd className={styles.profitFigure}>
              <Counted text={price(profit)} value={profit} isGain />
            </dd>
          </dl>
          <p className={styles.lastMove}>
            {lastMove === undefined ? (
              <Words>{`A simulated trade closes every ${interval}.`}</Words>
            ) : (
              <>
                <span className={lastMove < 0 ? styles.loss : styles.gain}>
                  {signedPrice(lastMove / CENTS_PER_USD)}
                </span>
                <Words> with the last trade</Words>
              </>
            )}
          </p>
          <Button
            variant={isActive ? 'stop' : 'primary'}
            onClick={() => send({ type: isActive ? 'botStopped' : 'botStarted' })}
          >
            {isActive ? 'Stop Bot' : 'Start Bot'}
          </Button>
          <div>
            <Slider
              label="Size of a trade"
              min={SIZES.least}
              max={SIZES.most}
              step={SIZES.step}
              value={size}
              text={`× ${size}`}
              valueText={`${size} times. ${range}`}
              onChange={(chosen) => send({ type: 'sizeChosen', size: chosen })}
            />
            <p className={styles.range}>
              <Words>{range}</Words>
            </p>
          </div>
        </section>
      </BotRun>
      {next}
      <StatTiles
        stats={[
          { label: 'Total Trades', figure: plainNumber(state.trades, 0), isRunning: true },
          { label: 'Win Rate', figure: `${plainNumber(WIN_RATE_PERCENT, 1)}%`, unit: 'sample month' },
          { label: 'Risk Level', figure: RISK_LEVEL, unit: 'at size 1' },
        ]}
      />
      <div className={styles.reports}>
        <Strategies
          state={state}
          onSwitch={(switched) => send({ type: 'strategySwitched', strategy: switched })}
        />
        <Trades
          trades={[...recentTrades(state, trades, sampleTrades.length), ...sampleTrades].slice(
            0,
            sampleTrades.length,
          )}
        />
      </div>
      <MarketAnalysis analysis={sampleAnalysis} />
      <div className={styles.actions}>
        <Button onClick={capabilities.close}>Close Demo</Button>
      </div>
    </>
  )
}
