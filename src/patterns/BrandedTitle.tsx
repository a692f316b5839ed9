// The title that a product has in its own name: "Orchard Cooperative Explorer" (Rules, Made yours).
import type { ReactElement } from 'react'
import { BrandMark } from './BrandMark.tsx'
import { useBrandName } from './brandName.ts'
import * as styles from './BrandedTitle.css.ts'

export interface BrandedTitleProps {
  /** What the product is, as its users say: "Explorer", "Wallet". */
  children: string
}

/** Mark, company and product; nothing while the demo is in nobody's name. */
export function BrandedTitle({ children }: BrandedTitleProps): ReactElement | null {
  const name = useBrandName()
  if (name === '') return null
  return (
    <h3 className={styles.title}>
      <span className={styles.mark}>
        <BrandMark name={name} />
      </span>
      <span className={styles.words}>
        <bdi>{name}</bdi> <span>{children}</span>
      </span>
    </h3>
  )
}
