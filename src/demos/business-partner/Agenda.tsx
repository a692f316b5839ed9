// The other two tabs: escrow trades and appointments, each a table with a status.
import type { ReactElement } from 'react'
import { price } from '../../format/money.ts'
import { StatusBadge } from '../../primitives/Badge.tsx'
import { Table, type Column } from '../../primitives/Table.tsx'
import type { Appointment, EscrowTrade } from './samplePartners.ts'
import * as styles from './BusinessPartner.css.ts'

/** Full for settled or in progress, half for pending. */
function Status({ children }: { children: EscrowTrade['status'] | Appointment['status'] }): ReactElement {
  return children === 'Pending' ? (
    <StatusBadge tone="caution" mark="half">
      Pending
    </StatusBadge>
  ) : (
    <StatusBadge tone="good" mark="full">
      {children}
    </StatusBadge>
  )
}

const partnerColumn: Column<{ partner: string }> = {
  key: 'partner',
  head: 'Partner',
  isRowHead: true,
  cell: ({ partner }) => <span className={styles.rowName}>{partner}</span>,
}
const statusColumn: Column<Pick<EscrowTrade | Appointment, 'status'>> = {
  key: 'status',
  head: 'Status',
  cell: ({ status }) => <Status>{status}</Status>,
}

export interface EscrowTradesProps {
  /** A row each, in this order; amounts in US dollars. */
  trades: readonly EscrowTrade[]
}

/** Trades with coins in escrow, as a table. See `Escrow`. */
export function EscrowTrades({ trades }: EscrowTradesProps): ReactElement {
  return (
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
  )
}

export interface AppointmentsProps {
  /** A row each, in this order; dates and times as displayed. */
  appointments: readonly Appointment[]
}

/** Meetings with partners, as a table. See `AppointmentsListed`. */
export function Appointments({ appointments }: AppointmentsProps): ReactElement {
  return (
    <Table
      label="Sample appointments"
      rows={appointments}
      rowKey={({ id }) => id}
      columns={[
        partnerColumn,
        { key: 'date', head: 'Date', cell: ({ date }) => date },
        { key: 'time', head: 'Time', cell: ({ time }) => time },
        { key: 'type', head: 'Type', cell: ({ type }) => type },
        statusColumn,
      ]}
    />
  )
}
