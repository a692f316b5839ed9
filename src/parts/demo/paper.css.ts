import { createVar, fallbackVar } from '@vanilla-extract/css'
import { PAPER_ZOOM } from './paper.ts'

/** On paper, how small the page of a demo is (paperFit.ts). */
export const paperZoom = createVar()
export const zoomOnPaper = fallbackVar(paperZoom, String(PAPER_ZOOM))
