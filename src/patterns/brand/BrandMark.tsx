// The mark generated from a company's name (Rules, Made yours).
import type { ReactElement } from 'react'
import { Mosaic } from '../../primitives/Mosaic.tsx'
import { families } from '../../theme/tokens.ts'

export interface BrandMarkProps {
  /** The company's name; the same name always gives the same mark. */
  name: string
}

/** Decoration beside the name. */
export function BrandMark({ name }: BrandMarkProps): ReactElement {
  return (
    <Mosaic
      isCovering
      seed={name}
      cols={6}
      rows={6}
      symmetry="fourfold"
      rest={0}
      families={families}
      ground="tint"
    />
  )
}
