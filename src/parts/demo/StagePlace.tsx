// Where a demo shows itself on a page (Rules, The stage). The screen draws its tile; the site puts a stage over it.
import type { ComponentType, ReactElement, ReactNode, RefObject } from 'react'
import type { DemoId } from '../../content/demos.ts'
import { saying } from '../../wires/wires.ts'

export interface StagePlaceProps {
  /** The demo that plays there. */
  id: DemoId
  /** Where the steps of its tour are listed, with a press on each to play it; nowhere when not given. */
  stepsPlace?: RefObject<HTMLElement | null>
  /** The place: as large as its tile, with a position of its own. */
  className: string
  /** The tile, which is all that is there before the stage comes, and where nothing plays. */
  children: ReactNode
}

/** A slot of a screen: the place for its stage. */
export type StageSlot = ComponentType<StagePlaceProps>

/** A place where nothing plays. */
export const StillPlace = ({ className, children }: StagePlaceProps): ReactElement => (
  <div className={className} {...saying('stage', '')}>
    {children}
  </div>
)
