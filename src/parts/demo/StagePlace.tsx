// Where a demo shows itself on a page (Rules, The stage). The screen draws its tiles; the site puts a stage over them.
import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { DemoId } from '../../content/demos.ts'
import { saying } from '../../wires/wires.ts'

export interface StagePlaceProps {
  /** The demos that play there, in the order in which they are shown. */
  ids: readonly DemoId[]
  /** The place: as large as its tiles, with a position of its own. */
  className: string
  /** The tiles, which are all that is there before the stage comes, and where nothing plays. */
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
