// The trading bot for the sniping bot: the first blocks after a listing, and where the bot's order landed.
import { useState, type ReactElement } from 'react'
import { signedPrice } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { NextPanel } from '../../patterns/figures/NextPanel.tsx'
import type { DemoForOffer } from '../../simulation/LiveDemo.tsx'
import { stamped } from '../../theme/motion.css.ts'
import { tourWith, type NextProps } from './forOffer.tsx'
import { landingOf, listingBlocks } from './nextFigures.ts'
import * as styles from './NextPanels.css.ts'
import { CENTS_PER_USD, type TradingBotEvent, type TradingBotState } from './tradingBot.ts'

const HEADING = 'Where the order landed'
const NOTE =
  'Sample: each trade of this run is an order for a token in the first five blocks after its listing.'
/** The orders of a block: squares in two rows. */
const ACROSS = 4
const DOWN = 2
const PITCH = 16
const GAP = 3
/** The listings to choose from. */
const MOST_LISTINGS = 6

/** The blocks after the chosen listing; the newest one if none is chosen. */
export function FirstBlocks({ state: { moves, trades } }: NextProps): ReactElement {
  const [chosen, setChosen] = useState<number | null>(null)
  const listings = moves
    .map((cents, index) => ({ number: trades - moves.length + index + 1, cents }))
    .slice(-MOST_LISTINGS)
  const shown = listings.find(({ number }) => number === chosen) ?? listings.at(-1)
  const landing = shown && landingOf(shown.cents)
  const block = landing && listingBlocks[landing.block]
  const words =
    shown && landing && block
      ? `Listing ${shown.number}: block ${landing.block + 1}, order ${landing.place + 1} of ${block.orders}, at ${block.price > 1 ? `${plainNumber(block.price, 2)} times ` : ''}the first price. Result ${signedPrice(shown.cents / CENTS_PER_USD)}.`
      : 'No order yet. Start the bot.'
  return (
    <NextPanel title={HEADING} note={NOTE} answer={words}>
      {/* The answer has the same in words. */}
      <div className={styles.blocks} aria-hidden>
        {listingBlocks.map(({ orders, price }, at) => (
          <div key={price} className={styles.block}>
            <svg className={styles.orders} viewBox={`0 0 ${ACROSS * PITCH} ${DOWN * PITCH}`}>
              {Array.from({ length: orders }, (_, place) => {
                const isOurs = landing?.block === at && landing.place === place
                return (
                  <rect
                    key={isOurs ? `ours ${shown?.number}` : place}
                    className={isOurs ? `${styles.ours} ${stamped}` : styles.order}
                    x={(place % ACROSS) * PITCH + GAP / 2}
                    y={Math.floor(place / ACROSS) * PITCH + GAP / 2}
                    width={PITCH - GAP}
                    height={PITCH - GAP}
                  />
                )
              })}
            </svg>
            <span className={styles.blockName}>{`Block ${at + 1}`}</span>
            <span className={styles.blockPrice}>{`× ${plainNumber(price, 2)}`}</span>
          </div>
        ))}
      </div>
      {listings.length > 0 && (
        <div className={styles.listings} role="group" aria-label="Listings">
          {listings.map(({ number, cents }) => (
            <button
              key={number}
              type="button"
              className={styles.listing}
              aria-pressed={number === shown?.number}
              onClick={() => setChosen(number)}
            >
              <span>{`No. ${number}`}</span> <span>{signedPrice(cents / CENTS_PER_USD)}</span>
            </button>
          ))}
        </div>
      )}
    </NextPanel>
  )
}

const made: DemoForOffer<TradingBotState, TradingBotEvent> = {
  tour: tourWith('Owners see in which block after a listing an order landed.', HEADING),
  next: (state) => <FirstBlocks state={state} />,
}
export default made
