import { pattern } from '../../theme/layered.ts'
import { textStyle } from '../../theme/textStyles.ts'

/** The name of a part of a demo's panel. */
export const panelHeading = pattern.style(textStyle.panelTitle)
