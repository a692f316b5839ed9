// The picture of a work, by its category.
import { useMemo, type ReactElement } from 'react'
import { art } from '../../primitives/Mosaic.css.ts'
import { paths } from '../../primitives/Mosaic.tsx'
import { PICTURE_SIDE, workLayers, type WorkArtPlan } from './workArt.ts'

export interface WorkArtProps extends WorkArtPlan {
  /** What the picture shows, for assistive technology. */
  label: string
}

/** Art faces, a gaming pitch, a music waveform, a photographed horizon, lanes of sports: from a text, the same each time. */
export function WorkArt({ label, seed, category, families, ground }: WorkArtProps): ReactElement {
  const layers = useMemo(
    () => workLayers({ seed, category, families, ground }),
    [seed, category, families, ground],
  )
  return (
    <svg className={art} viewBox={`0 0 ${PICTURE_SIDE} ${PICTURE_SIDE}`} role="img" aria-label={label}>
      {paths(layers)}
    </svg>
  )
}
