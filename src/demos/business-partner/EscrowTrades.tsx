// The second tab: the steps of an escrow, with the money and the coins that move between two sides, and the sample trades.
import type { ReactElement } from 'react'
import { price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { Button } from '../../primitives/Button.tsx'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import { PersonMark } from '../../primitives/PersonMark.tsx'
import { SegmentedControl } from '../../primitives/SegmentedControl.tsx'
import { Table } from '../../primitives/Table.tsx'
import { slid } from '../../theme/motion.css.ts'
import { partnerColumn, statusColumn } from './agendaColumns.tsx'
import { coinsOf, type BusinessPartnerState } from './businessPartner.ts'
import { escrowSteps, stepAt, type EscrowPlace, type EscrowTrade } from './samplePartners.ts'
import * as styles from './Agenda.css.ts'

/** Decimals of an amount of coins. */
const COIN_DECIMALS = 5
const places = ['visitor', 'escrow', 'partner'] as const satisfies readonly EscrowPlace[]

/** What the trade's goods are called. */
const goodsOf = (trade: EscrowTrade) => ({
  money: price(trade.amount),
  coins: `${plainNumber(coinsOf(trade), COIN_DECIMALS)} ${trade.crypto}`,
})

/** What happens in each step. */
function happensIn(trade: EscrowTrade, step: number): string {
  const { money, coins } = goodsOf(trade)
  return [
    `You and ${trade.partner} agree on ${money} for ${coins}.`,
    `You pay ${money} into escrow. Neither side can take it alone.`,
    `${trade.partner} sends you ${coins}. The money stays in escrow.`,
    `You confirm the coins. Escrow pays ${money} to ${trade.partner}.`,
  ][step]!
}

export interface EscrowTradesProps {
  /** A row each, in this order; amounts in US dollars. */
  trades: readonly EscrowTrade[]
  /** The trade that is drawn, and its step from 0. See `Escrow`. */
  shown: BusinessPartnerState['escrow']
  /** Another trade was chosen. */
  onTrade: (trade: string) => void
  /** A step was chosen, or the next one by a press on the drawing. */
  onStep: (step: number) => void
}

/** One trade step by step, and all of them as a table. See `Escrow`, `EscrowReleased`. */
export function EscrowTrades({ trades, shown, onTrade, onStep }: EscrowTradesProps): ReactElement {
  const trade = trades.find(({ id }) => id === shown.trade)
  return (
    <>
      {trade && (
        <Sequence trade={trade} trades={trades} step={shown.step} onTrade={onTrade} onStep={onStep} />
      )}
      <Table
        label="Sample escrow trades"
        rows={trades}
        rowKey={({ id }) => id}
        columns={[
          partnerColumn,
          { key: 'escrowId', head: 'Escrow ID', cell: ({ escrowId }) => escrowId },
          { key: 'amount', head: 'Amount', isNumber: true, cell: ({ amount }) => price(amount) },
          { key: 'crypto', head: 'Crypto', cell: ({ crypto }) => crypto },
          { key: 'timeLeft', head: 'Time left', cell: ({ timeLeft }) => timeLeft },
          statusColumn,
        ]}
      />
    </>
  )
}

interface SequenceProps extends Omit<EscrowTradesProps, 'shown'> {
  trade: EscrowTrade
  step: number
}

function Sequence({ trade, trades, step, onTrade, onStep }: SequenceProps): ReactElement {
  const { money, coins } = escrowSteps[step]!
  const goods = goodsOf(trade)
  const names = { visitor: 'You', escrow: 'Escrow', partner: trade.partner }
  const isLast = step === escrowSteps.length - 1
  const next = () => onStep(isLast ? 0 : step + 1)
  const whereIs = (place: EscrowPlace) =>
    ({ visitor: 'with you', escrow: 'in escrow', partner: `with ${trade.partner}` })[place]
  return (
    <section className={styles.sequence} aria-label="Escrow step by step">
      <SegmentedControl
        label="Trade"
        isLabelHidden
        value={trade.id}
        options={trades.map(({ id, escrowId, amount }) => ({
          value: id,
          label: escrowId,
          note: price(amount),
        }))}
        onChange={onTrade}
      />
      {/* The button does the same by keyboard. */}
      <div className={styles.stage} role="presentation" onClick={next}>
        <div
          role="img"
          aria-label={`The money, ${goods.money}, is ${whereIs(money)}. The coins, ${goods.coins}, are ${whereIs(coins)}.`}
        >
          <div className={styles.sides}>
            {places.map((place) => (
              <div key={place} className={styles.side}>
                <span className={styles.sideMark}>
                  {place === 'escrow' ? (
                    <svg viewBox="0 0 44 44">
                      <path className={styles.vault} d="M4 4h36v36H4z" />
                      <path
                        className={styles.lock}
                        d="M15 21v-4a7 7 0 0 1 14 0v4h3v12H12V21zm4 0h6v-4a3 3 0 0 0-6 0z"
                      />
                    </svg>
                  ) : (
                    <PersonMark name={names[place]} />
                  )}
                </span>
                <span dir="auto">{names[place]}</span>
              </div>
            ))}
          </div>
          {(
            [
              ['money', money],
              ['coins', coins],
            ] as const
          ).map(([kind, at]) => (
            <div key={kind} className={styles.lane}>
              {places.map((place) => (
                <span key={place} className={styles.slot} />
              ))}
              {/* Another trade begins without a way. */}
              <span key={trade.id} className={`${styles.good} ${styles.at[at]} ${slid}`}>
                <span className={styles.goodFace[kind]}>
                  {kind === 'coins' && (
                    <span className={styles.goodMark}>
                      <CoinMark symbol={trade.crypto} />
                    </span>
                  )}
                  <span>{goods[kind]}</span>
                </span>
              </span>
            </div>
          ))}
        </div>
        <p className={styles.happens} role="status" dir="auto">
          {happensIn(trade, step)}
        </p>
      </div>
      <div className={styles.steps}>
        <SegmentedControl
          label="Step of the escrow"
          isLabelHidden
          value={String(step)}
          options={escrowSteps.map(({ label }, index) => ({
            value: String(index),
            label: `${index + 1} ${label}`,
            ...(index === stepAt[trade.status] && { note: 'now' }),
          }))}
          onChange={(value) => onStep(Number(value))}
        />
        <Button variant="primary" onClick={next}>
          {isLast ? 'From the start' : 'Next step'}
        </Button>
      </div>
    </section>
  )
}
