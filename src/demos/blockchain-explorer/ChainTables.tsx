// The two lists of the chain; plain props, no callbacks. Hashes and addresses are not links and look like text.
import type { ReactElement } from 'react'
import { shortAddress } from '../../format/address.ts'
import { plainNumber } from '../../format/number.ts'
import { StatusBadge } from '../../primitives/Badge.tsx'
import { AddressMark } from '../../primitives/Mosaic.tsx'
import { Table, type Column } from '../../primitives/Table.tsx'
import { code } from '../../theme/global.css.ts'
import type { Block, Transaction, TransactionStatus } from './sampleChain.ts'
import * as styles from './BlockchainExplorer.css.ts'

const statusLook = {
  Success: { tone: 'good', mark: 'full' },
  Pending: { tone: 'caution', mark: 'half' },
  Failed: { tone: 'bad', mark: 'hollow' },
} as const satisfies Record<TransactionStatus, object>

const ago = (seconds: number) => <span className={styles.time}>{`${plainNumber(seconds, 0)} s ago`}</span>

function Address({ address }: { address: string }): ReactElement {
  return (
    <span className={styles.address}>
      <span className={styles.mark}>
        <AddressMark address={address} />
      </span>
      <span className={code}>{shortAddress(address)}</span>
    </span>
  )
}

const transactionColumns: readonly Column<Transaction>[] = [
  {
    key: 'hash',
    head: 'Transaction',
    isRowHead: true,
    cell: ({ hash }) => <span className={code}>{shortAddress(hash)}</span>,
  },
  { key: 'from', head: 'From', cell: ({ from }) => <Address address={from} /> },
  { key: 'to', head: 'To', cell: ({ to }) => <Address address={to} /> },
  {
    key: 'value',
    head: 'Value',
    isNumber: true,
    cell: ({ value }) => <span className={styles.value}>{value}</span>,
  },
  { key: 'gas', head: 'Gas price', isNumber: true, cell: ({ gas }) => `${plainNumber(gas, 1)} gwei` },
  {
    key: 'status',
    head: 'Status',
    cell: ({ status }) => <StatusBadge {...statusLook[status]}>{status}</StatusBadge>,
  },
  { key: 'time', head: 'Time', isNumber: true, cell: ({ time }) => ago(time) },
]

export interface TransactionsProps {
  /** Newest first; a row each, in this order. */
  transactions: readonly Transaction[]
}

/** Sample transactions, newest first. See `LatestTransactions`. */
export function Transactions({ transactions }: TransactionsProps): ReactElement {
  return (
    <div className={styles.transactions}>
      <Table
        label="Latest Transactions, newest first"
        columns={transactionColumns}
        rows={transactions}
        rowKey={({ hash }) => hash}
        places={styles.transactionPlaces}
      />
    </div>
  )
}

const blockColumns: readonly Column<Block>[] = [
  {
    key: 'number',
    head: 'Block',
    isRowHead: true,
    cell: ({ number }) => <span className={styles.value}>{plainNumber(number, 0)}</span>,
  },
  { key: 'hash', head: 'Hash', cell: ({ hash }) => <span className={code}>{shortAddress(hash)}</span> },
  { key: 'miner', head: 'Miner', cell: ({ miner }) => <Address address={miner} /> },
  {
    key: 'transactions',
    head: 'Transactions',
    isNumber: true,
    cell: ({ transactions }) => plainNumber(transactions, 0),
  },
  { key: 'gasUsed', head: 'Gas used', isNumber: true, cell: ({ gasUsed }) => plainNumber(gasUsed, 0) },
  { key: 'timestamp', head: 'Time', isNumber: true, cell: ({ timestamp }) => ago(timestamp) },
]

export interface BlocksProps {
  /** Newest first; a row each, in this order. */
  blocks: readonly Block[]
}

/** Sample blocks, newest first. See `LatestBlocks`. */
export function Blocks({ blocks }: BlocksProps): ReactElement {
  return (
    <div className={styles.blocks}>
      <Table
        label="Latest Blocks, newest first"
        columns={blockColumns}
        rows={blocks}
        rowKey={({ number }) => String(number)}
        places={styles.blockPlaces}
      />
    </div>
  )
}
