// A demo over the page (SPEC section 2, Demo overlay). It brings the dialog along, so the site loads it when a demo opens.
import type { ReactElement } from 'react'
import { DialogDescription, DialogFrame, DialogTitle } from '../primitives/Dialog.tsx'
import { DemoFrame, type DemoFrameProps } from './DemoFrame.tsx'

export interface DemoOverlayProps extends Omit<DemoFrameProps, 'Title' | 'Description'> {
  /** 1200 px for tables, 1040 for forms. */
  width: 'wide' | 'form'
}

/** Backdrop and panel. Escape, a click on the backdrop and × close; the focus stays inside. */
export function DemoOverlay({ width, ...frame }: DemoOverlayProps): ReactElement {
  return (
    <DialogFrame onClose={frame.onClose} width={width} family={frame.demo.family}>
      <DemoFrame {...frame} Title={DialogTitle} Description={DialogDescription} />
    </DialogFrame>
  )
}
