// A trade in three steps, with the figures of the typed amount: pay, confirm, release.
import { RotateCcw } from 'lucide'
import { useEffect, useRef, type ReactElement } from 'react'
import { price } from '../../format/money.ts'
import { EscrowLanes } from '../../patterns/figures/EscrowLanes.tsx'
import { Button } from '../../primitives/Button.tsx'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import { PersonMark } from '../../primitives/PersonMark.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import { unfolded } from '../../theme/motion.css.ts'
import { paidBy, soldText, TRADE_MINUTES } from './p2pCrypto.ts'
import type { Asset, Offer, Side } from './sampleOffers.ts'
import * as styles from './TradeStrip.css.ts'

export interface TradeStripProps {
  /** For the button that opens it. */
  id: string
  /** Who trades, and how it is paid. */
  offer: Offer
  /** Whether the visitor buys or sells. */
  side: Side
  /** What is traded. */
  asset: Asset
  /** The typed amount, in US dollars. */
  dollars: number
  /** What the visitor receives, as its row says it: "0.00739 BTC", "$498.00". */
  received: string
  /** How many of the steps are done, from 0 to 3. See `TradeReleased`. */
  step: number
  /** Sends it from the start again; without it there is no such button. */
  onReplay?: (() => void) | undefined
  /** The next step is the visitor's, and was done. See `TradeWaiting`. */
  onStep?: (() => void) | undefined
}

/** Where money and coins are after each step, for a visitor who buys. */
const bought = [
  { money: 'visitor', coins: 'escrow' },
  { money: 'partner', coins: 'escrow' },
  { money: 'partner', coins: 'escrow' },
  { money: 'partner', coins: 'visitor' },
] as const
/** The visitor's own steps, as they press them. */
const presses = { buy: ['I have paid'], sell: ['', 'I have the money', 'Release'] } as const
const otherSide = { visitor: 'partner', partner: 'visitor', escrow: 'escrow' } as const

/** The steps of a trade: who does what, and what moves. See `TradeShown`, `SaleShown`. */
export function TradeStrip({
  id,
  offer,
  side,
  asset,
  dollars,
  received,
  step,
  onReplay,
  onStep,
}: TradeStripProps): ReactElement {
  const replay = useRef<HTMLButtonElement>(null)
  const act = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    // The pressed button may be gone: the other one is there.
    const buttons: (Element | null)[] = [act.current, replay.current]
    if (isPressed.current && !buttons.includes(document.activeElement))
      (act.current ?? replay.current)?.focus({ preventScroll: true })
    isPressed.current = false
  }, [step])
  const pressing = (press: () => void) => () => {
    isPressed.current = true
    press()
  }
  const { trader, payment } = offer
  const isBuyer = side === 'buy'
  const how = paidBy[payment]
  const steps = [
    {
      name: 'Pay',
      figure: isBuyer ? price(dollars) : received,
      words: isBuyer
        ? `You pay ${trader} ${how}. The ${asset} waits in escrow.`
        : `${trader} pays you ${how}. Your ${asset} waits in escrow.`,
      mark: <PersonMark name={isBuyer ? 'You' : trader} />,
    },
    {
      name: 'Confirm',
      figure: isBuyer ? trader : 'You',
      words: isBuyer
        ? 'The seller confirms that the money is there.'
        : 'You confirm that the money is there.',
      mark: <PersonMark name={isBuyer ? trader : 'You'} />,
    },
    {
      name: 'Release',
      figure: isBuyer ? received : soldText(dollars, asset),
      words: isBuyer ? `Escrow releases the ${asset} to you.` : `Escrow releases the ${asset} to ${trader}.`,
      mark: <CoinMark symbol={asset} />,
    },
  ]
  const { money, coins } = bought[step] ?? bought[0]
  const isDone = step === steps.length
  return (
    <div id={id} className={`${styles.strip} ${unfolded}`}>
      <div className={styles.stage}>
        <EscrowLanes
          trade={id}
          partner={trader}
          money={isBuyer ? price(dollars) : received}
          coins={isBuyer ? received : soldText(dollars, asset)}
          symbol={asset}
          at={isBuyer ? { money, coins } : { money: otherSide[money], coins: otherSide[coins] }}
        />
        <div className={styles.run}>
          <p
            className={styles.clock}
          >{`Minute ${TRADE_MINUTES[step]} of ${TRADE_MINUTES.at(-1)}, a sample`}</p>
          <div className={styles.acts}>
            {onReplay && !(onStep && step === 0) && (
              <Button ref={replay} size="small" icon={RotateCcw} onClick={pressing(onReplay)}>
                Replay
              </Button>
            )}
            {onStep && (
              <Button ref={act} variant="primary" size="small" onClick={pressing(onStep)}>
                {presses[side][step]}
              </Button>
            )}
          </div>
          <p className={visuallyHidden} role="status">
            {isDone ? `Released in ${TRADE_MINUTES.at(-1)} sample minutes.` : ''}
          </p>
        </div>
      </div>
      <ol className={styles.steps} aria-label={`The trade with ${trader}`}>
        {steps.map(({ name, figure, words, mark }, index) => (
          <li key={name} className={index < step ? styles.step : styles.stepAhead}>
            <span className={styles.mark}>{mark}</span>
            <div>
              <p className={styles.name}>{`${index + 1} ${name}`}</p>
              <p className={styles.figure} dir="auto">
                {figure}
              </p>
              <p className={styles.words} dir="auto">
                {words}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
