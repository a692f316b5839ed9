// The partner finder demo: partners by state and city, sample escrow trades, sample appointments.
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Tabs } from '../../primitives/Tabs.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { escrowOf, type BusinessPartnerEvent, type BusinessPartnerState } from './businessPartner.ts'
import { FindPartners } from './FindPartners.tsx'
import { useLater } from './later.ts'
import {
  sampleAppointments,
  sampleEscrowTrades,
  samplePartners,
  tabs,
  type Partner,
} from './samplePartners.ts'
import * as styles from './BusinessPartner.css.ts'

export interface BusinessPartnerProps extends DemoViewProps<BusinessPartnerState, BusinessPartnerEvent> {
  /** The partners to search; by default the samples. See `HostilePartners`. */
  partners?: readonly Partner[]
}

/** Draws the partner finder's state. */
export function BusinessPartner({
  state,
  send,
  partners = samplePartners,
}: BusinessPartnerProps): ReactElement {
  const later = useLater()
  const place = useRef<HTMLDivElement>(null)
  const isLedOn = useRef(false)
  /** Local to the view: a line to a pin changes nothing that a link could hold. It stays from tab to tab. */
  const [pressed, setPressed] = useState<string | null>(null)
  const escrow = escrowOf(partners.find(({ id }) => id === pressed))
  useEffect(() => {
    // The button that led here is gone with its tab.
    if (isLedOn.current)
      place.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
    isLedOn.current = false
  }, [state.tab])
  return (
    <div ref={place} className={styles.place}>
      <Tabs
        label="Partner finder"
        tabs={tabs}
        selected={state.tab}
        onSelect={(tab) => send({ type: 'tabChosen', tab })}
      >
        {state.tab === 'find' && (
          <FindPartners
            partners={partners}
            place={state.place}
            onUsState={(usState) => send({ type: 'usStateChosen', usState })}
            onCity={(city) => send({ type: 'cityChosen', city })}
            pressed={pressed}
            onPressed={setPressed}
            escrow={escrow}
            onTab={(tab) => {
              isLedOn.current = true
              if (tab === 'escrow' && pressed !== null && escrow && escrow.id !== state.escrow.trade)
                send({ type: 'tradeChosen', trade: escrow.id })
              send({ type: 'tabChosen', tab })
            }}
            onClear={() => send({ type: 'placeCleared' })}
          />
        )}
        {state.tab === 'escrow' && later && (
          <later.EscrowTrades
            trades={sampleEscrowTrades}
            shown={state.escrow}
            onTrade={(trade) => send({ type: 'tradeChosen', trade })}
            onStep={(step) => send({ type: 'escrowStepChosen', step })}
          />
        )}
        {state.tab === 'appointments' && later && <later.Appointments appointments={sampleAppointments} />}
      </Tabs>
    </div>
  )
}
