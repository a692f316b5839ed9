// A schematic map without network requests: land as squares, names of states or cities, a square for each partner.
import { useId, type ReactElement, type ReactNode } from 'react'
import { plainNumber } from '../../format/number.ts'
import type { PointedHandlers } from '../../patterns/controls/usePointedAt.ts'
import { drawn, unfolded } from '../../theme/motion.css.ts'
import { onMap, partnersIn, stepsApart, wayTo, type Box, type Place } from './businessPartner.ts'
import { Landscape } from './Landscape.tsx'
import { MAP } from './mapLand.ts'
import {
  cities,
  DISTANCE_DECIMALS,
  RATING_DECIMALS,
  samplePlace,
  stateNamesAt,
  usStates,
  type Partner,
  type UsState,
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
/** The radius of the sample place, and from a way's middle to the line of its text, in px. */
const PLACE = 4
const WAY_TEXT = -6

/** The way from the sample place to a partner, with its distance on it. */
function Way({ partner, box }: { partner: Partner; box: Box }): ReactElement {
  const { from, to, middle } = wayTo(partner, box)
  return (
    <g key={partner.id} className={styles.way}>
      {/* It ends at the edge of the map. */}
      <svg aria-hidden>
        <line
          className={`${styles.wayLine} ${drawn}`}
          x1={`${from.x}%`}
          y1={`${from.y}%`}
          x2={`${to.x}%`}
          y2={`${to.y}%`}
        />
        <circle className={styles.wayFrom} cx={`${from.x}%`} cy={`${from.y}%`} r={PLACE} />
        {middle && (
          <text
            className={styles.wayText}
            x={`${middle.x}%`}
            y={`${middle.y}%`}
            dy={WAY_TEXT}
            textAnchor="middle"
          >
            {milesOf(partner)}
          </text>
        )}
      </svg>
    </g>
  )
}

/** `1,227 miles` */
const milesOf = ({ distance }: Partner) => `${plainNumber(distance, DISTANCE_DECIMALS)} miles`

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
  /** The chosen state and city; a press on one of them takes it back. */
  place?: Place
  /** The id of the partner whose row or square is pointed at; its square is larger, and a line leads to it. See `Lit`. */
  lit?: string | null
  /** Handlers for the square of a partner. */
  handlersOf?: ((id: string) => PointedHandlers) | undefined
  /** The square of a partner was pressed: its line stays, or goes away. */
  onPin?: ((id: string) => void) | undefined
  /** A state was pressed on the map; null for the chosen one. See `Pressed`. */
  onUsState?: ((usState: Place['usState']) => void) | undefined
  /** The name of a city was pressed on a close map; null for the chosen one. */
  onCity?: ((city: Place['city']) => void) | undefined
}

/** Full squares are the partners found, hollow ones the others; each row says its place in words. See `OneCity`. */
export function PartnerMap({
  partners,
  found,
  box = MAP,
  place = { usState: null, city: null },
  lit = null,
  handlersOf,
  onPin,
  onUsState,
  onCity,
}: PartnerMapProps): ReactElement {
  const plate = useId()
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
  const pressState = (name: UsState) => onUsState?.(name === place.usState ? null : name)
  return (
    <figure>
      <svg
        className={styles.sheet}
        width="100%"
        role="img"
        aria-label={`Map: ${found.length} of ${partners.length} partners are in this list`}
      >
        {/* Behind a name, over the lines of the land. */}
        <filter id={plate} x="-0.08" y="0" width="1.16" height="1">
          <feFlood className={styles.plate} />
          <feComposite in="SourceGraphic" />
        </filter>
        <g key={`${box.west} ${box.north}`} className={box === MAP ? undefined : unfolded}>
          {/* Land ends at the edge of the map; the square of a partner may not. */}
          <svg aria-hidden>
            <Landscape box={box} chosen={place.usState} onPress={pressState} />
          </svg>
        </g>
        {/* Below the names, which it does not strike through. */}
        {open && <Way partner={open} box={box} />}
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
              filter={`url(#${plate})`}
              aria-hidden
              onClick={() => pressState(name)}
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
          const chosen = cities.find((name) => name === city)
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
                  className={
                    found.some(({ location }) => location.city === city)
                      ? `${styles.stateName} ${styles.stateFound}`
                      : styles.stateName
                  }
                  filter={`url(#${plate})`}
                  x={isBefore ? -CITY_NAME.beside : CITY_NAME.beside}
                  y={down + CITY_NAME.down}
                  textAnchor={isBefore ? 'end' : 'start'}
                  onClick={(event) => {
                    if (!chosen) return
                    event.stopPropagation()
                    onCity?.(chosen === place.city ? null : chosen)
                  }}
                >
                  {city}
                </text>
              )}
            </Spot>
          )
        })}
      </svg>
      <figcaption>
        <p className={styles.read} dir="auto">
          {open
            ? `${open.name}, ${open.location.city}: ${milesOf(open)}, rated ${open.rating.toFixed(RATING_DECIMALS)}`
            : place.usState === null
              ? 'Press a state, or point at a partner.'
              : 'Press the state again for all of them.'}
        </p>
        <p className={styles.legend}>
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
          <span>{`Nearest first. Distances are from ${samplePlace.name}.`}</span>
        </p>
      </figcaption>
    </figure>
  )
}
