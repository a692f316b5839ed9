// A demo over the page (Rules, Demo overlay). It includes the dialog code, so the site loads it when a demo opens.
import type { ReactElement } from 'react'
import { DialogDescription, DialogFrame, DialogTitle } from '../../primitives/Dialog.tsx'
import { DemoFrame, type DemoFrameProps } from './DemoFrame.tsx'

export interface DemoOverlayProps extends Omit<
  DemoFrameProps,
  'Title' | 'Description' | 'closeHref' | 'onClose'
> {
  /** ×, Escape or a press beside the panel. */
  onClose: () => void
}

/** Backdrop and panel. Escape, a click on the backdrop and × close; the focus stays inside. */
export function DemoOverlay(frame: DemoOverlayProps): ReactElement {
  return (
    <DialogFrame isTall onClose={frame.onClose} width={frame.demo.width} family={frame.demo.family}>
      <DemoFrame {...frame} Title={DialogTitle} Description={DialogDescription} />
    </DialogFrame>
  )
}
