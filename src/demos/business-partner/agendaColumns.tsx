// The columns that the tables of trades and of appointments share.
import type { ReactElement } from 'react'
import { StatusBadge } from '../../primitives/Badge.tsx'
import type { Column } from '../../primitives/Table.tsx'
import type { Appointment, EscrowTrade } from './samplePartners.ts'
import * as styles from './Agenda.css.ts'

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

export const partnerColumn: Column<{ partner: string }> = {
  key: 'partner',
  head: 'Partner',
  isRowHead: true,
  cell: ({ partner }) => <span className={styles.rowName}>{partner}</span>,
}
export const statusColumn: Column<Pick<EscrowTrade | Appointment, 'status'>> = {
  key: 'status',
  head: 'Status',
  cell: ({ status }) => <Status>{status}</Status>,
}
