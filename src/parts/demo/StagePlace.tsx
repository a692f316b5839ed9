// The place on a page where a demo plays (Rules, The stage). The screen draws its tile; the site puts a stage over it.
import type { ComponentType, ReactElement, ReactNode, Ref, RefObject } from 'react'
import type { DemoId } from '../../content/demos.ts'
import { attr } from '../../wires/wires.ts'

export interface StagePlaceProps {
  /** The demo that plays there. */
  id: DemoId
  /** The slug of the service or product whose page it is. */
  shownFor?: string | undefined
  /** The element for the list of the tour's steps; a press on a step plays it. By default there is no list. */
  stepsPlace?: RefObject<HTMLElement | null>
  /** The place: as large as its tile, and positioned. */
  className: string
  /** The tile: the only content before the stage loads and where the demo does not play. */
  children: ReactNode
}

/** A slot of a screen: the place for its stage. */
export type StageSlot = ComponentType<StagePlaceProps>

/** A place where no demo plays. */
export const StillPlace = ({
  className,
  children,
  ref,
}: Partial<Pick<StagePlaceProps, 'className'>> &
  Pick<StagePlaceProps, 'children'> & {
    /** Its element. */
    ref?: Ref<HTMLDivElement>
  }): ReactElement => (
  <div ref={ref} className={className} {...attr('stage', '')}>
    {children}
  </div>
)
