// The first tab: two selects, a map of the results, the list of partners, and ways to what comes next.
import { useRef, type ReactElement } from 'react'
import { counted } from '../../format/counted.ts'
import { EmptyState } from '../../patterns/feedback/EmptyState.tsx'
import { Button } from '../../primitives/Button.tsx'
import { LevelIndicator } from '../../primitives/ProgressMeter.tsx'
import { Select, type Option } from '../../primitives/Field.tsx'
import { usePointedAt } from '../../patterns/controls/usePointedAt.ts'
import { boxOf, partnersFound, partnersIn, type Place } from './businessPartner.ts'
import { PartnerMap } from './PartnerMap.tsx'
import { PartnerRow } from './PartnerRow.tsx'
import { cities, usStates, type EscrowTrade, type Partner, type Tab } from './samplePartners.ts'
import * as styles from './BusinessPartner.css.ts'

/** The value of "All …" in a select: no place has an empty name. */
const ALL = ''

const optionsOf = <Name extends string>(all: string, names: readonly Name[]): Option<Name | typeof ALL>[] => [
  { value: ALL, label: all },
  ...names.map((name) => ({ value: name, label: name })),
]
const stateOptions = optionsOf('All states', usStates)
const cityOptions = optionsOf('All cities', cities)

export interface FindPartnersProps {
  /** All partners; `place` filters the list. See `AllPartners`. */
  partners: readonly Partner[]
  /** The chosen state and city; null means all. See `OneCity`. */
  place: Place
  /** A state was chosen; null for all states. */
  onUsState: (usState: Place['usState']) => void
  /** A city was chosen; null for all cities. */
  onCity: (city: Place['city']) => void
  /** The id of the partner whose row and pin stay lit; null for none. See `PinPressed`. */
  pressed: string | null
  /** Another pin was pressed, or the lit one again. */
  onPressed: (partner: string | null) => void
  /** The sample escrow of the lit partner, or of any; null if the lit one has none. See `WithoutEscrow`. */
  escrow: EscrowTrade | null
  /** A tab that shows what comes after a partner; without it nothing leads there. */
  onTab?: ((tab: Tab) => void) | undefined
  /** "Show all partners" was pressed, the button of an empty result. See `NothingFound`. */
  onClear: () => void
}

/** Two selects, a map, and the matching partners. See `AllPartners`, `OneCity`, `NothingFound`. */
export function FindPartners({
  partners,
  place,
  onUsState,
  onCity,
  pressed,
  onPressed,
  escrow,
  onTab,
  onClear,
}: FindPartnersProps): ReactElement {
  const fields = useRef<HTMLDivElement>(null)
  const found = partnersFound(partners, place)
  const { shown: lit, handlersOf } = usePointedAt<string>(pressed)
  const clear = () => {
    onClear()
    // The button disappears with the empty state; the next action is a choice.
    fields.current?.querySelector('select')?.focus()
  }
  return (
    <div className={styles.columns}>
      <div className={styles.search}>
        <div ref={fields} className={styles.fields}>
          <Select
            label="State"
            value={place.usState ?? ALL}
            options={stateOptions}
            onChange={(usState) => onUsState(usState === ALL ? null : usState)}
          />
          <Select
            label="City"
            value={place.city ?? ALL}
            options={cityOptions}
            onChange={(city) => onCity(city === ALL ? null : city)}
          />
        </div>
        <p className={styles.count} role="status">
          {counted(found.length, 'partner')}
        </p>
      </div>
      <div className={styles.map}>
        <PartnerMap
          partners={partners}
          found={found}
          box={boxOf(found, place)}
          place={place}
          lit={lit}
          handlersOf={handlersOf}
          onPin={(id) => onPressed(pressed === id ? null : id)}
          onUsState={onUsState}
          onCity={onCity}
        />
        <dl className={styles.byState}>
          {usStates.map((name) => {
            const there = partnersIn(found, name).length
            return (
              <div key={name} className={styles.stateRow}>
                <dt>{name}</dt>{' '}
                <dd className={styles.stateCount}>
                  <LevelIndicator filled={there} of={partnersIn(partners, name).length} />
                  <span>{there}</span>
                </dd>
              </div>
            )
          })}
        </dl>
        {/* Beside the samples of a partner: what they lead to works here. */}
        {onTab && (
          <div className={styles.next}>
            {escrow ? (
              <Button size="small" onClick={() => onTab('escrow')}>
                {pressed === null ? 'See an escrow' : `Escrow with ${escrow.partner}`}
              </Button>
            ) : (
              <p className={styles.noEscrow}>No sample escrow with this partner</p>
            )}
            <Button size="small" onClick={() => onTab('appointments')}>
              See free hours
            </Button>
          </div>
        )}
      </div>
      <div className={styles.found}>
        {found.length > 0 ? (
          <ul className={styles.partners} aria-label="Nearest first">
            {found.map((partner) => (
              <PartnerRow
                key={partner.id}
                partner={partner}
                isLit={lit === partner.id}
                handlers={handlersOf(partner.id)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            title={`No partners in ${[place.city, place.usState].filter(Boolean).join(', ')}.`}
            action={
              <Button size="small" onClick={clear}>
                Show all partners
              </Button>
            }
          >
            State and city filter the list together. Choose another place, or show all.
          </EmptyState>
        )}
      </div>
    </div>
  )
}
