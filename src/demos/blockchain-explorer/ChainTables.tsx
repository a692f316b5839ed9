// The two lists of the chain. A row opens to its full values. Hashes and addresses are not links and look like text.
import { ChevronDown } from 'lucide'
import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { shortAddress } from '../../format/address.ts'
import { plainNumber } from '../../format/number.ts'
import type { PointedHandlers } from '../../patterns/controls/usePointedAt.ts'
import { StatusBadge } from '../../primitives/Badge.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { AddressMark } from '../../primitives/Mosaic.tsx'
import { Table, type Column } from '../../primitives/Table.tsx'
import { code } from '../../theme/global.css.ts'
import { firstOf, rowOf } from './blockchainExplorer.ts'
import { GAS_LIMIT, type Block, type Transaction, type TransactionStatus } from './sampleChain.ts'
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

/** What both lists share: which block is lit, which rows are open, and what happens on them. */
export interface ChainRowsProps {
  /** The number of the block that is lit; null if none is. See `BlockLit`. */
  lit: number | null
  /** The number of the block whose rows come first, because it was pressed; null if none. See `BlockLit`. */
  first: number | null
  /** The open rows, by the beginnings of their hashes. See `RowOpen`. */
  open: readonly string[]
  /** A pointer or the focus comes to a row and goes; null for a row without a block. */
  handlersOf: (block: number | null) => PointedHandlers
  /** A row was pressed, to open or close it. */
  onToggle: (row: string) => void
}

/** Opens its row: the whole of it can be pressed. */
function RowHead({
  row,
  isOpen,
  onToggle,
  children,
}: {
  row: string
  isOpen: boolean
  onToggle: (row: string) => void
  children: ReactNode
}): ReactElement {
  return (
    <button
      type="button"
      className={styles.rowHead}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `details-${row}` : undefined}
      onClick={() => onToggle(row)}
    >
      <span className={isOpen ? styles.openArrow : styles.arrow}>
        <Icon icon={ChevronDown} size={16} />
      </span>
      {children}
    </button>
  )
}

/** Its look, and what happens on a row: a press beside its button opens it, too. */
const rowProps = (
  row: string,
  block: number | null,
  { lit, first, onToggle }: Pick<ChainRowsProps, 'lit' | 'first' | 'onToggle'>,
) => ({
  className:
    block === null
      ? styles.row
      : block === lit
        ? styles.litRow
        : block === first
          ? styles.keptRow
          : styles.row,
  onClick: ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('button'))) onToggle(row)
  },
})

const whole = (text: string) => <span className={code}>{text}</span>

/** Names and full values below a row; null while it is closed. */
const detailsOf = (
  open: readonly string[],
  { hash }: { hash: string },
  items: readonly (readonly [string, ReactNode])[],
) =>
  open.includes(rowOf({ hash }))
    ? {
        id: `details-${rowOf({ hash })}`,
        content: (
          <dl className={styles.details}>
            {[['Hash', whole(hash)] as const, ...items].map(([name, shown]) => (
              <div key={name} className={styles.detail}>
                <dt className={styles.detailName}>{name}</dt> <dd className={styles.detailValue}>{shown}</dd>
              </div>
            ))}
          </dl>
        ),
      }
    : null

const blockName = (block: number | null) => (block === null ? 'Not yet' : plainNumber(block, 0))

const orderOf = (first: number | null) =>
  first === null ? 'newest first' : `block ${plainNumber(first, 0)} first`

const transactionColumns = ({
  open,
  onToggle,
}: Pick<ChainRowsProps, 'open' | 'onToggle'>): readonly Column<Transaction>[] => [
  {
    key: 'hash',
    head: 'Transaction',
    isRowHead: true,
    cell: ({ hash }) => (
      <RowHead row={rowOf({ hash })} isOpen={open.includes(rowOf({ hash }))} onToggle={onToggle}>
        <span className={code}>{shortAddress(hash)}</span>
      </RowHead>
    ),
  },
  { key: 'block', head: 'Block', isNumber: true, cell: ({ block }) => blockName(block) },
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

export interface TransactionsProps extends ChainRowsProps {
  /** Newest first; a row each, in this order. */
  transactions: readonly Transaction[]
}

/** Sample transactions, newest first; those of the lit block are lit. See `LatestTransactions`. */
export function Transactions({
  transactions,
  lit,
  first,
  open,
  handlersOf,
  onToggle,
}: TransactionsProps): ReactElement {
  return (
    <div className={styles.transactions}>
      <Table
        label={`Latest Transactions, ${orderOf(first)}`}
        columns={transactionColumns({ open, onToggle })}
        rows={firstOf(transactions, first, ({ block }) => block)}
        rowKey={({ hash }) => hash}
        places={styles.transactionPlaces}
        rowProps={({ hash, block }) => ({
          ...rowProps(rowOf({ hash }), block, { lit, first, onToggle }),
          ...handlersOf(block),
        })}
        detailsOf={(transaction) =>
          detailsOf(open, transaction, [
            ['From', whole(transaction.from)],
            ['To', whole(transaction.to)],
            ['Value', transaction.value],
            ['Gas price', `${plainNumber(transaction.gas, 1)} gwei`],
            ['Block', blockName(transaction.block)],
          ])
        }
      />
    </div>
  )
}

const blockColumns = ({
  open,
  onToggle,
}: Pick<ChainRowsProps, 'open' | 'onToggle'>): readonly Column<Block>[] => [
  {
    key: 'number',
    head: 'Block',
    isRowHead: true,
    cell: ({ hash, number }) => (
      <RowHead row={rowOf({ hash })} isOpen={open.includes(rowOf({ hash }))} onToggle={onToggle}>
        <span className={styles.value}>{plainNumber(number, 0)}</span>
      </RowHead>
    ),
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

export interface BlocksProps extends ChainRowsProps {
  /** Newest first; a row each, in this order. */
  blocks: readonly Block[]
}

/** Sample blocks, newest first; the lit one is lit here, too. See `LatestBlocks`. */
export function Blocks({ blocks, lit, first, open, handlersOf, onToggle }: BlocksProps): ReactElement {
  return (
    <div className={styles.blocks}>
      <Table
        label={`Latest Blocks, ${orderOf(first)}`}
        columns={blockColumns({ open, onToggle })}
        rows={firstOf(blocks, first, ({ number }) => number)}
        rowKey={({ number }) => String(number)}
        places={styles.blockPlaces}
        rowProps={({ hash, number }) => ({
          ...rowProps(rowOf({ hash }), number, { lit, first, onToggle }),
          ...handlersOf(number),
        })}
        detailsOf={(block) =>
          detailsOf(open, block, [
            ['Miner', whole(block.miner)],
            ['Gas used', `${plainNumber(block.gasUsed, 0)} of ${plainNumber(GAS_LIMIT, 0)}`],
          ])
        }
      />
    </div>
  )
}
