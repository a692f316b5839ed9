// The route from chain to chain: an arch with a numbered station for each step of a transfer.
import type { ReactElement } from 'react'
import { ARCH_SIDE, archPath } from './arch.ts'
import { howItWorks, type Chain } from './sampleChains.ts'
import * as styles from './CrossChain.css.ts'

export interface RouteProps {
  /** Where the assets are locked. */
  from: Chain
  /** Where they are released. If the chains are equal there is no route, and the arch is an outline. See `SameChain`. */
  to: Chain
}

/** An arch over a station for each step, and the choice in words. See `NoAmount`, `OtherChains`, `SameChain`. */
export function Route({ from, to }: RouteProps): ReactElement {
  const isRoute = from.id !== to.id
  const steps = howItWorks.map(({ name }) => name)
  return (
    <div className={styles.route}>
      <div
        className={styles.deck}
        role="img"
        aria-label={
          isRoute
            ? `Route from ${from.name} to ${to.name} in ${steps.length} steps: ${steps.join(', ')}`
            : `No route from ${from.name} to itself`
        }
      >
        <svg
          className={styles.arch}
          aria-hidden
          viewBox={`0 0 ${ARCH_SIDE} ${ARCH_SIDE}`}
          preserveAspectRatio="none"
          width="100%"
          height="100%"
        >
          <path className={isRoute ? styles.archLine : styles.archOutline} d={archPath} />
          {isRoute && <path className={styles.road} d={archPath} />}
        </svg>
        {steps.map((name, index) => (
          <span key={name} className={isRoute ? styles.station : styles.stationOfNoRoute}>
            <span className={isRoute ? styles.stationNumber : styles.stationOutline}>{index + 1}</span>
          </span>
        ))}
      </div>
      <h3 className={styles.routeWords}>{`${from.name} to ${to.name}`}</h3>
    </div>
  )
}
