// A schematic map without network requests: land as squares, names of states or cities, a square for each partner.
import type { ReactElement, ReactNode } from 'react'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import type { PointedHandlers } from '../../patterns/controls/usePointedAt.ts'
import { unfolded } from '../../theme/motion.css.ts'
import { onMap, partnersIn, stepsApart, type Box } from './businessPartner.ts'
import { land, MAP, SQUARE_DEGREES, SQUARES } from './mapLand.ts'
import {
  DISTANCE_DECIMALS,
  DISTANCE_FROM,
  RATING_DECIMALS,
  stateNamesAt,
  usStates,
  type Partner,
} from './samplePartners.ts'
import * as styles from './BusinessPartner.css.ts'

/** Side of a partner's square, of one that is pointed at, and of the one in the legend, in px. */
const PIN = 14
const LIT_PIN = 24
const LEGEND_PIN = 10
/** From one pin to the next where they would cover each other, in px. */
const APART = PIN + 2
/** The part around a pin that answers a finger, in px. */
const REACH = 32
/** From a pin to the name of its city, and from there down to the line of the text, in px. */
const CITY_NAME = { beside: PIN, down: 4 }
/** East of this share of the map, in percent, the name of a city is at the left of its pin. */
const NAME_BEFORE_FROM = 66
/** The card at a pin, in px: its size, and its distance from the pin. */
const CARD = { width: 208, height: 96, away: 18 }

/** The lines between a number of squares. */
const between = (squares: number) => Array.from({ length: squares - 1 }, (_, index) => index + 1)

/** Runs of land, and lines that divide them into squares, in a part of the world. */
function Landscape({ box }: { box: Box }): ReactElement {
  const place = (share: number, whole: number) => `${((share / whole) * HUNDRED_PERCENT).toFixed(2)}%`
  const degreesAcross = box.east - box.west
  const degreesDown = box.north - box.south
  const x = (squares: number) => place(MAP.west + squares * SQUARE_DEGREES.lng - box.west, degreesAcross)
  const y = (squares: number) => place(box.north - MAP.north + squares * SQUARE_DEGREES.lat, degreesDown)
  return (
    <g>
      {land.flatMap((runs, row) =>
        runs.map(([first, last]) => (
          <rect
            key={`${row} ${first}`}
            className={styles.land}
            x={x(first)}
            y={y(row)}
            width={place((last - first + 1) * SQUARE_DEGREES.lng, degreesAcross)}
            height={place(SQUARE_DEGREES.lat, degreesDown)}
          />
        )),
      )}
      {between(SQUARES.across).map((at) => (
        <line key={at} className={styles.crease} x1={x(at)} x2={x(at)} y2="100%" />
      ))}
      {between(SQUARES.down).map((at) => (
        <line key={at} className={styles.crease} x2="100%" y1={y(at)} y2={y(at)} />
      ))}
    </g>
  )
}

/** What the row of a partner says, in short, at its pin: below a pin of the northern half, else above. */
function PinCard({
  partner,
  at,
  step,
}: {
  partner: Partner
  at: { x: number; y: number }
  step: number
}): ReactElement {
  const { name, location, distance, rating } = partner
  const isBelow = at.y < HUNDRED_PERCENT / 2
  return (
    <svg className={styles.pinCard} aria-hidden x={`${at.x}%`} y={`${at.y}%`}>
      <foreignObject
        // Inside the map at each width: at its left edge for a pin there, at its right edge for a pin there.
        x={(-CARD.width * at.x) / HUNDRED_PERCENT}
        y={step * APART + (isBelow ? CARD.away : -CARD.away - CARD.height)}
        width={CARD.width}
        height={CARD.height}
        overflow="visible"
      >
        <div className={isBelow ? styles.cardBelow : styles.cardAbove}>
          <div className={styles.cardSheet}>
            <strong className={styles.cardName} dir="auto">
              {name}
            </strong>
            <span dir="auto">{location.city}</span>
            <span>{`${plainNumber(distance, DISTANCE_DECIMALS)} miles, rated ${rating.toFixed(RATING_DECIMALS)}`}</span>
          </div>
        </div>
      </foreignObject>
    </svg>
  )
}

interface SpotProps {
  /** In percent of the map. */
  at: { x: number; y: number }
  handlers: PointedHandlers | undefined
  onPress: () => void
  children: ReactNode
}

/** What is drawn at the place of a partner, from there on in px. It answers to the pointer. */
function Spot({ at, handlers, onPress, children }: SpotProps): ReactElement {
  return (
    <svg className={styles.pin} aria-hidden x={`${at.x}%`} y={`${at.y}%`} {...handlers} onClick={onPress}>
      {children}
    </svg>
  )
}

export interface PartnerMapProps {
  /** A square each, at their coordinates. */
  partners: readonly Partner[]
  /** The partners in the list; their squares are full. See `OneCity`. */
  found: readonly Partner[]
  /** The part of the world that is drawn; another one unfolds. See `OneState`. */
  box?: Box
  /** The id of the partner whose row or square is pointed at; its square is larger, and a card is at it. See `Lit`. */
  lit?: string | null
  /** Handlers for the square of a partner. */
  handlersOf?: ((id: string) => PointedHandlers) | undefined
  /** The square of a partner was pressed: its card stays, or goes away. */
  onPin?: ((id: string) => void) | undefined
}

/** Full squares are the partners found, hollow ones the others; each row says its place in words. See `OneCity`. */
export function PartnerMap({
  partners,
  found,
  box = MAP,
  lit = null,
  handlersOf,
  onPin,
}: PartnerMapProps): ReactElement {
  const isInside = ({ lat, lng }: Partner['coordinates']) =>
    lat <= box.north && lat >= box.south && lng >= box.west && lng <= box.east
  // The results are drawn last, above their neighbors.
  const rank = (partner: Partner) => (partner.id === lit ? 2 : Number(found.includes(partner)))
  const inOrder = partners
    .filter(({ coordinates }) => box === MAP || isInside(coordinates))
    .sort((a, b) => rank(a) - rank(b))
  const steps = stepsApart(inOrder, box)
  const stepOf = (partner: Partner) => steps.get(partner.id) ?? 0
  const open = inOrder.find(({ id }) => id === lit)
  const spotOf = ({ id, coordinates }: Partner) => ({
    at: onMap(coordinates, box),
    handlers: handlersOf?.(id),
    onPress: () => onPin?.(id),
  })
  return (
    <figure>
      <svg
        className={styles.sheet}
        width="100%"
        role="img"
        aria-label={`Map: ${found.length} of ${partners.length} partners are in this list`}
      >
        <g key={`${box.west} ${box.north}`} className={box === MAP ? undefined : unfolded}>
          {/* Land ends at the edge of the map; a card at a pin may not. */}
          <svg aria-hidden>
            <Landscape box={box} />
          </svg>
        </g>
        {usStates.map((name) => {
          const { at, anchor } = stateNamesAt[name]
          if (!isInside(at)) return null
          const { x, y } = onMap(at, box)
          const isFound = partnersIn(found, name).length > 0
          return (
            <text
              key={name}
              className={isFound ? `${styles.stateName} ${styles.stateFound}` : styles.stateName}
              x={`${x}%`}
              y={`${y}%`}
              textAnchor={anchor}
              aria-hidden
            >
              {name}
            </text>
          )
        })}
        {/* Behind all squares, so that each square answers for its own partner. */}
        {inOrder.map((partner) => {
          const down = stepOf(partner) * APART
          const high = down === 0 ? REACH : APART
          return (
            <Spot key={partner.id} {...spotOf(partner)}>
              <path
                className={styles.reach}
                d={`M${-REACH / 2} ${down - high / 2}h${REACH}v${high}h${-REACH}z`}
              />
            </Spot>
          )
        })}
        {inOrder.map((partner) => {
          const spot = spotOf(partner)
          const side = partner.id === lit ? LIT_PIN : PIN
          const down = stepOf(partner) * APART
          const { city } = partner.location
          // Once for a city, at its first partner, and only on a close map: the whole one has room for states.
          const isNamed = box !== MAP && partners.find(({ location }) => location.city === city) === partner
          const isBefore = spot.at.x > NAME_BEFORE_FROM
          return (
            <Spot key={partner.id} {...spot}>
              <rect
                className={found.includes(partner) ? styles.pinFound : styles.pinOther}
                x={-side / 2}
                y={down - side / 2}
                width={side}
                height={side}
              />
              {isNamed && (
                <text
                  className={`${styles.stateName} ${styles.stateFound}`}
                  x={isBefore ? -CITY_NAME.beside : CITY_NAME.beside}
                  y={down + CITY_NAME.down}
                  textAnchor={isBefore ? 'end' : 'start'}
                >
                  {city}
                </text>
              )}
            </Spot>
          )
        })}
        {open && <PinCard partner={open} at={onMap(open.coordinates, box)} step={stepOf(open)} />}
      </svg>
      <figcaption className={styles.legend}>
        {(
          [
            ['In this list', styles.pinFound],
            ['Elsewhere', styles.pinOther],
          ] as const
        ).map(([words, pin]) => (
          <span key={words} className={styles.legendEntry}>
            <svg className={styles.pin} width={LEGEND_PIN} height={LEGEND_PIN} aria-hidden>
              <rect className={pin} width={LEGEND_PIN} height={LEGEND_PIN} />
            </svg>
            {words}
          </span>
        ))}
        <span>North is up.</span>
        <span>{`Distances are from ${DISTANCE_FROM}.`}</span>
      </figcaption>
    </figure>
  )
}
