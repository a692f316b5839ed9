// The second tab: the steps of an escrow, with the money and the coins that move between two sides, and the sample trades.
import type { ReactElement } from 'react'
import { price } from '../../format/money.ts'
import { EscrowLanes } from '../../patterns/figures/EscrowLanes.tsx'
import { Button } from '../../primitives/Button.tsx'
import { SegmentedControl } from '../../primitives/SegmentedControl.tsx'
import { Table } from '../../primitives/Table.tsx'
import { partnerColumn, statusColumn } from './agendaColumns.tsx'
import { coinsText, type BusinessPartnerState } from './businessPartner.ts'
import { escrowSteps, stepAt, type EscrowTrade } from './samplePartners.ts'
import * as styles from './Agenda.css.ts'

/** What the trade's goods are called. */
const goodsOf = (trade: EscrowTrade) => ({
  money: price(trade.amount),
  coins: coinsText(trade),
})

/** What happens in each step, and that a later one is still to come. */
function happensIn(trade: EscrowTrade, step: number): string {
  const { money, coins } = goodsOf(trade)
  const later = step > stepAt[trade.status] ? 'Later: ' : ''
  const words = [
    `You and ${trade.partner} agree on ${money} for ${coins}.`,
    `You pay ${money} into escrow. Neither side can take it alone.`,
    `${trade.partner} sends you ${coins}. The money stays in escrow.`,
    `You confirm the coins. Escrow pays ${money} to ${trade.partner}.`,
  ][step]!
  return later + words
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
  const isLast = step === escrowSteps.length - 1
  const next = () => onStep(isLast ? 0 : step + 1)
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
        <EscrowLanes
          trade={trade.id}
          partner={trade.partner}
          money={goods.money}
          coins={goods.coins}
          symbol={trade.crypto}
          at={{ money, coins }}
        />
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
