// The trading bot for an exchange: the order book of its venue, which the bot's orders fill.
import { useState, type ReactElement } from 'react'
import { price as usd } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { NextPanel } from '../../patterns/figures/NextPanel.tsx'
import type { DemoForOffer } from '../../simulation/LiveDemo.tsx'
import { tourWith, type NextProps } from './forOffer.tsx'
import { BOOK_TRADES, bookOf, type BookLevel, type BookSide } from './nextFigures.ts'
import * as styles from './NextPanels.css.ts'
import type { TradingBotEvent, TradingBotState } from './tradingBot.ts'

const HEADING = 'The order book of the venue'
const NOTE = `Sample: ETH in dollars. Gains of the bot’s last ${BOOK_TRADES} trades are purchases, losses are sales.`
const eth = (size: number) => `${plainNumber(size, 2)} ETH`
const sides = [
  { side: 'bid', name: 'Bids', act: 'Selling' },
  { side: 'ask', name: 'Asks', act: 'Buying' },
] as const satisfies readonly { side: BookSide; name: string; act: string }[]
/** The level that is read at first, from 0. */
const FIRST_READ = 2

interface SideProps {
  name: string
  side: BookSide
  levels: readonly BookLevel[]
  /** The largest depth of both sides: as wide as the place. */
  deepest: number
  /** The chosen level; null if it is on the other side. */
  chosen: number | null
  onChoose: (level: number) => void
}

/** One side of the book, the best price first; each bar is the depth up to its level. */
function Side({ name, side, levels, deepest, chosen, onChoose }: SideProps): ReactElement {
  return (
    <div>
      <h4 className={styles.sideName}>{name}</h4>
      <ul>
        {levels.map(({ price, left, depth }, level) => (
          <li key={price}>
            <button
              type="button"
              className={styles.level}
              aria-pressed={chosen === level}
              onClick={() => onChoose(level)}
            >
              <svg className={styles.depth} width="100%" height="100%" aria-hidden>
                <rect
                  className={styles.depthBar[side]}
                  width={`${deepest > 0 ? (depth / deepest) * 100 : 0}%`}
                  height="100%"
                />
              </svg>
              <span>{usd(price)}</span> <span>{left > 0 ? eth(left) : 'Filled'}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The book after the bot's orders, and what the depth up to a level costs. */
export function OrderBook({ state: { moves } }: NextProps): ReactElement {
  const [read, setRead] = useState<{ side: BookSide; level: number }>({ side: 'ask', level: FIRST_READ })
  const book = bookOf(moves)
  const levelsOf = (side: BookSide) => (side === 'ask' ? book.asks : book.bids)
  const level = levelsOf(read.side)[read.level]
  const act = sides.find(({ side }) => side === read.side)?.act
  const deepest = Math.max(book.asks.at(-1)?.depth ?? 0, book.bids.at(-1)?.depth ?? 0)
  const answer =
    level && level.depth > 0
      ? `${act} up to ${usd(level.price)}: ${eth(level.depth)} for ${usd(level.cost)}, on average ${usd(level.cost / level.depth)}.`
      : `${act} up to ${usd(level?.price ?? 0)}: everything is filled.`
  return (
    <NextPanel
      title={HEADING}
      note={NOTE}
      figures={[
        { name: 'The bot’s orders', text: plainNumber(book.orders, 0), value: book.orders },
        { name: 'Filled asks', text: eth(book.bought), value: book.bought },
        { name: 'Filled bids', text: eth(book.sold), value: book.sold },
      ]}
    >
      <div className={styles.book}>
        {sides.map(({ side, name }) => (
          <Side
            key={side}
            name={name}
            side={side}
            levels={levelsOf(side)}
            deepest={deepest}
            chosen={read.side === side ? read.level : null}
            onChoose={(chosen) => setRead({ side, level: chosen })}
          />
        ))}
      </div>
      {/* It changes with each trade as well: a screen reader finds it, and is not interrupted by it. */}
      <p className={styles.read}>{answer}</p>
    </NextPanel>
  )
}

const made: DemoForOffer<TradingBotState, TradingBotEvent> = {
  tour: tourWith('The order book shows how deep the market is after each order.', HEADING),
  next: (state) => <OrderBook state={state} />,
}
export default made
