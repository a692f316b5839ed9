// The land of the map as squares, with the states of the search that a press chooses.
import type { ReactElement } from 'react'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import type { Box } from './businessPartner.ts'
import { land, MAP, SQUARE_DEGREES, SQUARES, stateLand } from './mapLand.ts'
import { usStates, type UsState } from './samplePartners.ts'
import * as styles from './BusinessPartner.css.ts'

/** The lines between a number of squares. */
const between = (squares: number) => Array.from({ length: squares - 1 }, (_, index) => index + 1)

export interface LandscapeProps {
  /** The part of the world that is drawn. */
  box: Box
  /** The chosen state. */
  chosen: UsState | null
  /** The squares of a state were pressed. Its field does the same by keyboard. */
  onPress: (name: UsState) => void
}

/** Runs of land, the states on it, and lines that divide them into squares. */
export function Landscape({ box, chosen, onPress }: LandscapeProps): ReactElement {
  const place = (share: number, whole: number) => `${((share / whole) * HUNDRED_PERCENT).toFixed(2)}%`
  const degreesAcross = box.east - box.west
  const degreesDown = box.north - box.south
  const x = (squares: number) => place(MAP.west + squares * SQUARE_DEGREES.lng - box.west, degreesAcross)
  const y = (squares: number) => place(box.north - MAP.north + squares * SQUARE_DEGREES.lat, degreesDown)
  const run = (row: number, first: number, last: number) => (
    <rect
      key={`${row} ${first}`}
      x={x(first)}
      y={y(row)}
      width={place((last - first + 1) * SQUARE_DEGREES.lng, degreesAcross)}
      height={place(SQUARE_DEGREES.lat, degreesDown)}
    />
  )
  return (
    <>
      <g className={styles.land}>
        {land.flatMap((runs, row) => runs.map(([first, last]) => run(row, first, last)))}
      </g>
      {usStates.map((name) => (
        <g
          key={name}
          className={name === chosen ? styles.areaChosen : styles.area}
          onClick={() => onPress(name)}
        >
          {stateLand[name].map(([row, first, last]) => run(row, first, last))}
        </g>
      ))}
      <g className={styles.creases}>
        {between(SQUARES.across).map((at) => (
          <line key={at} x1={x(at)} x2={x(at)} y2="100%" />
        ))}
        {between(SQUARES.down).map((at) => (
          <line key={at} x2="100%" y1={y(at)} y2={y(at)} />
        ))}
      </g>
    </>
  )
}
