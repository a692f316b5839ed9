import { keyframes } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, specialStyle, textFace, textStyle } from '../../theme/textStyles.ts'
import { depth, line as stroke, media, space, timed, within } from '../../theme/tokens.ts'
import { codeColors } from './codeColors.ts'
import { CODE_COLUMNS } from './codeColumns.ts'
import type { TokenKind } from './sampleContract.ts'

/** Print has no dark slab: all text is in ink. */
const onPaper = { print: { backgroundColor: 'transparent' } }

/** In two columns on paper, so that all of it is on one sheet. */
export const code = feature.style({
  counterReset: 'line',
  width: 'max-content',
  minWidth: '100%',
  '@media': { print: { width: 'auto', columns: 2 } },
})
export const part = feature.style({})
/** The part that was chosen. */
export const chosen = feature.style({
  boxShadow: `inset 4px 0 ${color.build}`,
  backgroundColor: color.slab2,
  '@media': {
    ...onPaper,
    [media.forcedColors]: { outline: `${stroke.rule} solid Highlight`, outlineOffset: `-${stroke.rule}` },
  },
})
/** It stays while its part is seen, and no selection takes it. */
export const label = feature.style({
  position: 'sticky',
  top: 0,
  insetInlineStart: 0,
  zIndex: depth.raised,
  boxSizing: 'border-box',
  width: '100cqi',
  minHeight: '40px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(12),
  padding: space(4, 20),
  backgroundColor: color.slab2,
  borderBlock: `${stroke.hair} solid ${color.line}`,
  userSelect: 'none',
  '@media': { print: { ...onPaper.print, position: 'static', width: 'auto', breakAfter: 'avoid' } },
  '@container': { [within.narrow]: { paddingInline: space(16) } },
  selectors: { [`${chosen} > &`]: { boxShadow: `inset 4px 0 ${color.build}` } },
})
export const labelName = feature.style({ ...textFace, ...textStyle.smallShort, ...emphasis.strong })
export const labelPress = feature.style({
  minHeight: '32px',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const text = feature.style({
  ...specialStyle.program,
  padding: space(8, 20),
  tabSize: 4,
  '@container': { [within.narrow]: { paddingInline: space(12) } },
})
feature.global(`${text} > code`, {
  font: 'inherit',
  display: 'block',
  minWidth: `${CODE_COLUMNS}ch`,
  '@media': { print: { minWidth: 0, whiteSpace: 'pre-wrap' } },
})
feature.global(`${text} ::selection`, { backgroundColor: color.build, color: color.onBuild })
/** Its number is before it, and stays when the code scrolls sideways. */
export const line = feature.style({
  counterIncrement: 'line',
  '::before': {
    content: ['counter(line)', 'counter(line) / ""'],
    position: 'sticky',
    insetInlineStart: 0,
    display: 'inline-block',
    width: '4ch',
    paddingInlineEnd: '1ch',
    marginInlineEnd: '1ch',
    boxSizing: 'border-box',
    textAlign: 'end',
    color: color.ink2,
    backgroundColor: color.slab,
    userSelect: 'none',
  },
})
/** It came back with its feature: it slides in, and stays marked until the next switch. */
const comes = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } })
export const newLine = feature.style(line, {
  display: 'block',
  backgroundColor: `color-mix(in srgb, ${color.build} 32%, transparent)`,
  '@media': {
    [media.motionAllowed]: { animation: `${comes} ${timed('slide')} backwards` },
    ...onPaper,
  },
})
feature.global(`${line}::before`, { '@media': onPaper })
feature.global(`${chosen} ${line}::before`, { backgroundColor: color.slab2, '@media': onPaper })
const kind = (name: TokenKind) => feature.style({ color: color[codeColors[name]] })
/** One class for each kind of code. */
export const kinds: Record<Exclude<TokenKind, 'plain'>, string> = {
  comment: kind('comment'),
  keyword: kind('keyword'),
  type: kind('type'),
  name: kind('name'),
  value: kind('value'),
}
/** A line before it is written. */
export const unwritten = feature.style({ color: color.ink2, userSelect: 'none' })
