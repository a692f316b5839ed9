// The treasury: a sheet of tiles, and the same in figures.
import type { ReactElement } from 'react'
import { abbreviatedUsd, price, priceWith } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT, plainPercent } from '../../format/percent.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { TileChart } from '../../primitives/drawings/TileChart.tsx'
import { FoldTile } from '../../primitives/Mosaic.tsx'
import { Table } from '../../primitives/Table.tsx'
import { Alert } from '../../primitives/Text.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import { stamped } from '../../theme/motion.css.ts'
import { totalAfter, treasuryAfter, treasuryRemark, usedShareOf } from './dao.ts'
import type { Proposal, Treasury } from './sampleDao.ts'
import { SHEET, tiledParts } from './treasurySheet.ts'
import * as styles from './Dao.css.ts'

/** Side of a fold beside its token, in px. */
const SWATCH = 16
/** The maximum decimals of an amount. */
const AMOUNT_DECIMALS = 2

export interface TreasuryBreakdownProps {
  /** Values in US dollars, amounts in the tokens, parts in percent of the total; in the order of the sheet. */
  treasury: Treasury
  /** Proposals that pass with the visitor's votes: what they spend is gone. See `Spent`. */
  passed?: readonly Pick<Proposal, 'id' | 'use'>[]
  /** The proposal whose part is lifted, with the total after it; none shows the whole treasury. See `TreasuryLifted`. */
  lifted?: Pick<Proposal, 'id' | 'use'> | undefined
  /** It fails with the visitor's votes. See `TreasuryOfAFailing`. */
  isFailing?: boolean
}

/** The total, each token's tiles, and a table of the same figures. */
export function TreasuryBreakdown({
  treasury: whole,
  passed = [],
  lifted,
  isFailing = false,
}: TreasuryBreakdownProps): ReactElement {
  const parts = tiledParts(whole)
  const treasury = treasuryAfter(whole, passed)
  const tokens = treasury.tokens.map((token, index) => ({ ...token, tone: parts[index]?.tone ?? 'launch' }))
  const after = lifted && !isFailing ? totalAfter(lifted, treasury) : treasury.totalValue
  const partOf = ({ id, use }: Pick<Proposal, 'id' | 'use'>) =>
    use ? [{ id, name: use.symbol, share: usedShareOf({ use }, whole) / HUNDRED_PERCENT }] : []
  const isSpent = treasury.totalValue < whole.totalValue
  return (
    <section className={styles.treasury}>
      <div className={styles.treasuryHead}>
        <h3 className={panelHeading}>Treasury</h3>
        {lifted ? (
          <p key={lifted.id} className={`${styles.total} ${stamped}`}>
            {after === treasury.totalValue ? (
              <>
                <span>{isFailing ? 'It fails, stays at' : 'Stays at'}</span>{' '}
                <strong className={styles.totalValue}>{price(treasury.totalValue)}</strong>
              </>
            ) : (
              <>
                If it passes{' '}
                <strong className={styles.totalValue}>
                  <span>{abbreviatedUsd(treasury.totalValue)}</span>
                  <span aria-hidden> → </span>
                  <span className={visuallyHidden}> to </span>
                  <span>{abbreviatedUsd(after)}</span>
                </strong>
              </>
            )}
          </p>
        ) : (
          <p key={treasury.totalValue} className={isSpent ? `${styles.total} ${stamped}` : styles.total}>
            <span>{isSpent ? 'With your votes ' : 'Total value '}</span>
            <strong className={styles.totalValue}>{price(treasury.totalValue)}</strong>
          </p>
        )}
      </div>
      <div className={styles.holdings}>
        <TileChart
          {...SHEET}
          label="Treasury by value"
          parts={parts}
          lifted={lifted && partOf(lifted)[0]}
          gone={passed.filter(({ use }) => use?.kind === 'spends').flatMap(partOf)}
        />
        <Table
          label="What the treasury holds"
          rows={tokens}
          rowKey={({ symbol }) => symbol}
          places={styles.holdingPlaces}
          columns={[
            {
              key: 'token',
              head: 'Token',
              isRowHead: true,
              cell: ({ symbol, tone }) => (
                <span className={styles.token}>
                  <FoldTile family={tone} size={SWATCH} />
                  {symbol}
                </span>
              ),
            },
            {
              key: 'amount',
              head: 'Amount',
              isNumber: true,
              cell: ({ amount }) => plainNumber(amount, AMOUNT_DECIMALS),
            },
            { key: 'value', head: 'Value', isNumber: true, cell: ({ value }) => priceWith(0, value) },
            {
              key: 'percentage',
              head: 'Share',
              isNumber: true,
              cell: ({ percentage }) => <strong>{plainPercent(percentage)}</strong>,
            },
          ]}
        />
        <div className={styles.remark}>
          <Alert>{treasuryRemark(treasury)}</Alert>
        </div>
      </div>
    </section>
  )
}
