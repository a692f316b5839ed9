// The two lists of the chain. A row opens to its full values. A pressed address opens its page; hashes look like text.
import { ChevronDown } from 'lucide'
import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { shortAddress } from '../../format/address.ts'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import type { PointedHandlers } from '../../patterns/controls/usePointedAt.ts'
import { StatusBadge } from '../../primitives/Badge.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { AddressMark } from '../../primitives/Mosaic.tsx'
import { Table, type Column } from '../../primitives/Table.tsx'
import { code } from '../../theme/global.css.ts'
import { feeOf, fillOf, firstOf, rowOf } from './blockchainExplorer.ts'
import {
  GAS_LIMIT,
  sampleAddresses,
  type Block,
  type Transaction,
  type TransactionStatus,
} from './sampleChain.ts'
import * as styles from './BlockchainExplorer.css.ts'

const statusLook = {
  Success: { tone: 'good', mark: 'full' },
  Pending: { tone: 'caution', mark: 'half' },
  Failed: { tone: 'bad', mark: 'hollow' },
} as const satisfies Record<TransactionStatus, object>

const timed = (words: string) => <span className={styles.time}>{words}</span>
const ago = (seconds: number) => timed(seconds === 0 ? 'Just now' : `${plainNumber(seconds, 0)} s ago`)
const waiting = (seconds: number) => timed(seconds === 0 ? 'Waiting' : `Waiting ${plainNumber(seconds, 0)} s`)

/** A press opens the page of the address; on it, a second one goes back. */
function Address({
  address,
  lit,
  onAddress,
}: { address: string } & Pick<ChainRowsProps, 'onAddress'> & { lit: number | null }): ReactElement {
  const place = sampleAddresses.indexOf(address)
  return (
    <button
      type="button"
      className={styles.address}
      aria-pressed={place === lit}
      onClick={() => onAddress(place === lit ? null : place)}
    >
      <span className={styles.mark}>
        <AddressMark address={address} />
      </span>
      <span className={code}>{shortAddress(address)}</span>
    </button>
  )
}

/** What both lists share: which block is lit, which rows are open, and what happens on them. */
export interface ChainRowsProps {
  /** The number of the block that is lit; null if none is. See `BlockLit`. */
  lit: number | null
  /** The number of the block whose rows come first, because it was pressed; null if none. See `BlockLit`. */
  first: number | null
  /** The rows in which the typed text is found, by `rowOf`; they are lit. See `SearchTyped`. */
  sought?: ReadonlySet<string> | undefined
  /** The place in `sampleAddresses` of the address that is lit; null if none is. See `AddressLit`. */
  address: number | null
  /** The seconds since the newest block arrived, which every age has grown by. See `AgesGrown`. */
  elapsed?: number
  /** The open rows, by the beginnings of their hashes. See `RowOpen`. */
  open: readonly string[]
  /** A pointer or the focus comes to a row and goes; null for a row without a block. */
  handlersOf: (block: number | null) => PointedHandlers
  /** A row was pressed, to open or close it. */
  onToggle: (row: string) => void
  /** An address was pressed: its place, or null if it was lit. */
  onAddress: (address: number | null) => void
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
  { lit, first, sought, onToggle }: Pick<ChainRowsProps, 'lit' | 'first' | 'sought' | 'onToggle'>,
) => ({
  className: sought?.has(row)
    ? styles.litRow
    : block === null
      ? styles.row
      : block === lit
        ? block === first
          ? styles.litRow
          : styles.pointedRow
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

/** The hashes of the listed transactions that a block holds. */
const listedOf = (transactions: readonly Transaction[], { number }: Block) =>
  transactions.flatMap(({ hash, block }) => (block === number ? [shortAddress(hash)] : [])).join(', ')

const orderOf = (first: number | null) =>
  first === null ? 'newest first' : `block ${plainNumber(first, 0)} first`

/** Why older rows are above newer ones. */
const FirstLine = ({ first }: { first: number }) => (
  <p className={styles.firstLine}>{`Rows of block ${plainNumber(first, 0)} come first, then the newest.`}</p>
)

type Presses = Pick<ChainRowsProps, 'address' | 'open' | 'onToggle' | 'onAddress'> & { elapsed: number }

const transactionColumns = ({
  address,
  elapsed,
  open,
  onToggle,
  onAddress,
}: Presses): readonly Column<Transaction>[] => [
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
  {
    key: 'from',
    head: 'From',
    cell: ({ from }) => <Address address={from} lit={address} onAddress={onAddress} />,
  },
  { key: 'to', head: 'To', cell: ({ to }) => <Address address={to} lit={address} onAddress={onAddress} /> },
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
  {
    key: 'time',
    head: 'Time',
    isNumber: true,
    cell: ({ status, time }) => (status === 'Pending' ? waiting : ago)(time + elapsed),
  },
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
  sought,
  address,
  elapsed = 0,
  open,
  handlersOf,
  onToggle,
  onAddress,
}: TransactionsProps): ReactElement {
  return (
    <div className={styles.transactions}>
      {first !== null && <FirstLine first={first} />}
      <Table
        label={`Latest Transactions, ${orderOf(first)}`}
        columns={transactionColumns({ address, elapsed, open, onToggle, onAddress })}
        rows={firstOf(transactions, first, ({ block }) => block)}
        rowKey={({ hash }) => hash}
        places={styles.transactionPlaces}
        rowProps={(transaction) => ({
          ...rowProps(rowOf(transaction), transaction.block, { lit, first, sought, onToggle }),
          ...handlersOf(transaction.block),
        })}
        detailsOf={(transaction) => {
          const { gasUsed, fee } = feeOf(transaction)
          return detailsOf(open, transaction, [
            ['From', whole(transaction.from)],
            ['To', whole(transaction.to)],
            ['Gas', plainNumber(gasUsed, 0)],
            [transaction.status === 'Pending' ? 'Fee, offered' : 'Fee, paid', `${plainNumber(fee, 6)} ETH`],
          ])
        }}
      />
    </div>
  )
}

const blockColumns = ({ address, elapsed, open, onToggle, onAddress }: Presses): readonly Column<Block>[] => [
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
  {
    key: 'miner',
    head: 'Miner',
    cell: ({ miner }) => <Address address={miner} lit={address} onAddress={onAddress} />,
  },
  {
    key: 'transactions',
    head: 'Transactions',
    isNumber: true,
    cell: ({ transactions }) => plainNumber(transactions, 0),
  },
  { key: 'gasUsed', head: 'Gas used', isNumber: true, cell: ({ gasUsed }) => plainNumber(gasUsed, 0) },
  { key: 'timestamp', head: 'Time', isNumber: true, cell: ({ timestamp }) => ago(timestamp + elapsed) },
]

export interface BlocksProps extends ChainRowsProps {
  /** Newest first; a row each, in this order. */
  blocks: readonly Block[]
  /** The listed transactions, which an open row names. */
  transactions: readonly Transaction[]
}

/** Sample blocks, newest first; the lit one is lit here, too. See `LatestBlocks`. */
export function Blocks({
  blocks,
  transactions,
  lit,
  first,
  sought,
  address,
  elapsed = 0,
  open,
  handlersOf,
  onToggle,
  onAddress,
}: BlocksProps): ReactElement {
  return (
    <div className={styles.blocks}>
      {first !== null && <FirstLine first={first} />}
      <Table
        label={`Latest Blocks, ${orderOf(first)}`}
        columns={blockColumns({ address, elapsed, open, onToggle, onAddress })}
        rows={firstOf(blocks, first, ({ number }) => number)}
        rowKey={({ number }) => String(number)}
        places={styles.blockPlaces}
        rowProps={({ hash, number }) => ({
          ...rowProps(rowOf({ hash }), number, { lit, first, sought, onToggle }),
          ...handlersOf(number),
        })}
        detailsOf={(block) =>
          detailsOf(open, block, [
            ['Miner', whole(block.miner)],
            ['Fill', `${plainNumber(fillOf(block) * HUNDRED_PERCENT, 0)}% of ${plainNumber(GAS_LIMIT, 0)}`],
            ['Gas per transaction', plainNumber(block.gasUsed / block.transactions, 0)],
            ['Listed', whole(listedOf(transactions, block))],
          ])
        }
      />
    </div>
  )
}
