// The wallet's assets and transactions as tables; plain props, no callbacks.
import { ArrowDownLeft, ArrowUpRight } from 'lucide'
import type { ReactElement } from 'react'
import { shortAddress } from '../../format/address.ts'
import { price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { signedPercent } from '../../format/percent.ts'
import { Concealable } from '../../patterns/figures/HideableBalance.tsx'
import { Trend, StatusBadge, type StatusBadgeProps } from '../../primitives/Badge.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import { AddressMark } from '../../primitives/Mosaic.tsx'
import { Table, type Column } from '../../primitives/Table.tsx'
import { code } from '../../theme/global.css.ts'
import type { Transaction, TransactionStatus } from './sampleWallet.ts'
import type { MovedAsset } from './wallet.ts'
import * as styles from './Wallet.css.ts'

/** The maximum decimals of an amount of a token. */
const AMOUNT_DECIMALS = 4

const assetColumns = ({
  isHidden,
  chosen,
  onPress,
}: Omit<AssetsProps, 'assets'>): readonly Column<MovedAsset>[] => [
  {
    key: 'asset',
    head: 'Asset',
    isRowHead: true,
    cell: ({ symbol, name }) => (
      <button
        type="button"
        className={styles.asset}
        aria-label={`${name} ${symbol}`}
        aria-pressed={symbol === chosen}
        onClick={() => onPress(symbol)}
      >
        <span className={styles.assetMark}>
          <CoinMark symbol={symbol} />
        </span>
        <span>
          <span className={styles.assetName}>{name}</span> <span className={styles.quiet}>{symbol}</span>
        </span>
      </button>
    ),
  },
  {
    key: 'balance',
    head: 'Balance',
    isNumber: true,
    cell: ({ balance, symbol }) => (
      <Concealable isHidden={isHidden}>{`${plainNumber(balance, AMOUNT_DECIMALS)} ${symbol}`}</Concealable>
    ),
  },
  {
    key: 'value',
    head: 'Value',
    isNumber: true,
    cell: ({ value }) => (
      <span className={styles.key}>
        <Concealable isHidden={isHidden}>{price(value)}</Concealable>
      </span>
    ),
  },
  {
    key: 'change',
    head: 'Change, 24h',
    isNumber: true,
    cell: ({ change, tried = 0 }) =>
      tried === 0 ? (
        <Trend value={change} />
      ) : (
        <span className={styles.tried}>{`If ${signedPercent(tried).replace('.00', '')}`}</span>
      ),
  },
]

export interface AssetsProps {
  /** A row each, in this order; balances in the asset, values in US dollars, changes in percent; a tried one replaces it. */
  assets: readonly MovedAsset[]
  /** Balances and values are dots; a change in percent does not reveal a balance and stays. See `BalanceHidden`. */
  isHidden: boolean
  /** The symbol of the asset that the card shows the share of, or null. See `ChosenEthereum`. */
  chosen: string | null
  /** The name of an asset was pressed. */
  onPress: (symbol: string) => void
}

/** The assets of the wallet; the chosen one is underlined. */
export function Assets({ assets, ...rest }: AssetsProps): ReactElement {
  return (
    <div className={styles.list}>
      <Table
        label="Assets"
        columns={assetColumns(rest)}
        rows={assets}
        rowKey={({ symbol }) => symbol}
        places={styles.assetPlaces}
      />
    </div>
  )
}

const badgeOf: Record<TransactionStatus, Required<Pick<StatusBadgeProps, 'tone' | 'mark'>>> = {
  Completed: { tone: 'good', mark: 'full' },
  Pending: { tone: 'caution', mark: 'half' },
  Failed: { tone: 'bad', mark: 'hollow' },
}

const transactionColumns = (isHidden: boolean): readonly Column<Transaction>[] => [
  {
    key: 'type',
    head: 'Type',
    isRowHead: true,
    cell: ({ type }) => (
      <span className={styles.type}>
        <Icon icon={type === 'Received' ? ArrowDownLeft : ArrowUpRight} />
        {type}
      </span>
    ),
  },
  {
    key: 'amount',
    head: 'Amount',
    isNumber: true,
    cell: ({ amount, token }) => (
      <span className={styles.key}>
        <Concealable isHidden={isHidden}>{plainNumber(amount, AMOUNT_DECIMALS)}</Concealable>{' '}
        <span>{token}</span>
      </span>
    ),
  },
  {
    key: 'party',
    head: 'From or to',
    cell: (transaction) => {
      const [word, address] =
        transaction.type === 'Received' ? ['from', transaction.from] : ['to', transaction.to]
      return (
        <span className={styles.party}>
          <span className={styles.quiet}>{word}</span>
          <span className={styles.partyMark}>
            <AddressMark address={address} />
          </span>
          <span className={code}>{shortAddress(address)}</span>
        </span>
      )
    },
  },
  { key: 'time', head: 'Time', cell: ({ time }) => <span className={styles.quiet}>{time}</span> },
  {
    key: 'status',
    head: 'Status',
    cell: ({ status }) => <StatusBadge {...badgeOf[status]}>{status}</StatusBadge>,
  },
]

export interface TransactionsProps {
  /** Newest first; amounts in the token. */
  transactions: readonly Transaction[]
  /** Amounts are dots. See `TransactionsHidden`. */
  isHidden: boolean
}

/** The wallet's transactions, newest first. */
export function Transactions({ transactions, isHidden }: TransactionsProps): ReactElement {
  return (
    <div className={styles.list}>
      <Table
        label="Transactions"
        columns={transactionColumns(isHidden)}
        rows={transactions}
        rowKey={({ id }) => id}
        places={styles.transactionPlaces}
      />
    </div>
  )
}
