import { pattern } from '../theme/layered.ts'
import { fixedSize } from '../theme/tokens.ts'

/** The name of a part of a demo's panel. */
export const panelHeading = pattern.style({ fontSize: fixedSize[20], lineHeight: 1.2 })
