// The picture of a work, by its category.
import { memo, type ReactElement } from 'react'
import { art } from '../../primitives/Mosaic.css.ts'
import { paths } from '../../primitives/Mosaic.tsx'
import { PICTURE_SIDE, workLayers, type WorkArtPlan } from './workArt.ts'

export interface WorkArtProps extends WorkArtPlan {
  /** What the picture shows, for assistive technology. */
  label: string
}

/** Art faces, gaming creatures, a music waveform, a photographed horizon, lanes of sports: from a text, the same each time. */
export const WorkArt = memo(function WorkArt({ label, ...plan }: WorkArtProps): ReactElement {
  return (
    <svg className={art} viewBox={`0 0 ${PICTURE_SIDE} ${PICTURE_SIDE}`} role="img" aria-label={label}>
      {paths(workLayers(plan))}
    </svg>
  )
})
