// The line of a branded demo: "Explorer demo for “Orchard Cooperative”" (Rules, Made yours).
import type { ReactElement } from 'react'
import { inQuotes } from '../../format/quoted.ts'
import { BrandMark } from './BrandMark.tsx'
import { useBrandName } from './brandName.ts'
import * as styles from './BrandedTitle.css.ts'

export interface BrandedTitleProps {
  /** The product, in its users' words: "Explorer", "Wallet". */
  children: string
}

/** Mark, demo and client, worded so that it does not look like the client's product; empty without a client's name. */
export function BrandedTitle({ children }: BrandedTitleProps): ReactElement | null {
  const name = useBrandName()
  if (name === '') return null
  return (
    <p className={styles.title}>
      <span className={styles.mark}>
        <BrandMark name={name} />
      </span>
      <span className={styles.words}>
        <span>{`${children} demo for `}</span>
        <bdi>{inQuotes(name)}</bdi>
      </span>
    </p>
  )
}
