import { color, family } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { besley, leading, sizeOf, specialStyle, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

/** The grid of a head: square, texts, badge, and how to close it. */
export const headGrid = pattern.style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto auto',
  alignItems: 'stretch',
  minHeight: '88px',
  borderBottom: `${line.edge} solid ${color.ink}`,
  backgroundColor: color.paper,
  '@container': {
    [within.narrow]: { gridTemplateColumns: '64px minmax(0, 1fr) auto', minHeight: '64px' },
  },
})
export const tile = pattern.style({
  backgroundColor: family.face,
  height: '88px',
  overflow: 'hidden',
  '@container': { [within.narrow]: { height: '100%', minHeight: '64px' } },
})
export const texts = pattern.style({
  padding: space(8, 24),
  alignSelf: 'center',
  minWidth: 0,
  '@container': { [within.narrow]: { padding: space(8, 14) } },
})
export const title = pattern.style({
  ...specialStyle.dialogTitle,
  '@container': { [within.narrow]: { ...sizeOf(textStyle.panelTitle), ...leading.tight } },
})
/** The client's name, above the demo's name, which is smaller. */
export const client = pattern.style(title, { overflowWrap: 'anywhere' })
export const demoOf = pattern.style({
  ...besley.display,
  ...sizeOf(textStyle.body),
  marginTop: '3px',
  '@container': { [within.narrow]: sizeOf(textStyle.small) },
})
export const label = pattern.style({
  ...textStyle.smallShort,
  color: color.ink2,
  marginTop: '3px',
  '@container': { [within.narrow]: sizeOf(textStyle.caption) },
})
export const badge = pattern.style({
  alignSelf: 'center',
  marginInlineEnd: space(20),
  '@container': { [within.narrow]: { display: 'none' } },
})
