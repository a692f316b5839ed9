// A small sheet beside what a proposal spends, where the treasury itself is out of the window.
import type { ReactElement } from 'react'
import { placed } from '../../primitives/drawings/parts.ts'
import { slicesOf } from '../../primitives/drawings/TileChart.tsx'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { usedShareOf } from './dao.ts'
import type { Proposal, Treasury } from './sampleDao.ts'
import { SHEET, tiledParts } from './treasurySheet.ts'
import * as styles from './Dao.css.ts'

export interface UsedTilesProps {
  /** The whole sheet: its tokens and their values. */
  treasury: Treasury
  /** Whose part is shown. */
  proposal: Pick<Proposal, 'use'>
  /** The part is lifted: the rest is pale. */
  isLifted: boolean
  /** It passes with the visitor's votes: the part is gone. See `TilesSpent`. */
  isSpent?: boolean
}

/** The treasury's sheet without folds; decoration beside the amount in words. */
export function UsedTiles({ treasury, proposal, isLifted, isSpent = false }: UsedTilesProps): ReactElement {
  const parts = placed(tiledParts(treasury))
  const used = parts.find(({ name }) => name === proposal.use?.symbol)
  const { columns, rows } = SHEET
  /** A row of the sheet in one piece. */
  const rowsOf = (from: number, share: number, className: string) =>
    slicesOf({ from, share }, 1, rows).map(({ row, start, end }) => (
      <rect
        key={row}
        className={className}
        x={start * columns}
        y={row}
        width={(end - start) * columns}
        height={1}
      />
    ))
  return (
    <svg className={styles.usedTiles} viewBox={`0 0 ${columns} ${rows}`} aria-hidden>
      {parts.map(({ name, from, share, tone }) => (
        <g key={name} className={isLifted ? styles.paleTiles : undefined}>
          {rowsOf(from, share, styles.tokenFill[tone])}
        </g>
      ))}
      {Array.from({ length: columns - 1 }, (_, index) => (
        <line key={index} className={styles.crease} x1={index + 1} x2={index + 1} y2={rows} />
      ))}
      {Array.from({ length: rows - 1 }, (_, index) => (
        <line key={index} className={styles.crease} x2={columns} y1={index + 1} y2={index + 1} />
      ))}
      {used && (
        <g className={isSpent ? styles.spentTiles : isLifted ? styles.liftedTiles : styles.restingTiles}>
          {rowsOf(
            used.from,
            usedShareOf(proposal, treasury) / HUNDRED_PERCENT,
            isSpent ? '' : styles.tokenFill[used.tone],
          )}
        </g>
      )}
    </svg>
  )
}
