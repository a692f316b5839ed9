// Project lint rules: styles take sizes, colors and text styles from src/theme, which defines each once.
import { readFileSync } from 'node:fs'
import { colorsNamed } from 'culori'

/** @typedef {{ type: string, value?: unknown, [key: string]: unknown }} Node */

const tokens = readFileSync(new URL('../src/theme/tokens.ts', import.meta.url), 'utf8')
const scale = /const spaces = \[([^\]]+)\]/.exec(tokens)?.[1]?.split(',').map(Number)
const lines = /export const line = \{([^}]+)\}/.exec(tokens)
if (!scale || !lines)
  throw new Error(
    'src/theme/tokens.ts has no list "spaces" or no "line" any more; tools/lintTokens.mjs reads them.',
  )

const SPACE = /^(?:padding|margin|gap$|rowGap$|columnGap$|scrollMargin|scrollPadding)/
const LINE = /^(?:border(?:Top|Bottom|InlineStart|InlineEnd)?|outline|textDecorationThickness)$/
const TEXT = /^(?:font|fontSize|lineHeight|fontWeight|fontFamily|letterSpacing)$/
const COLOR =
  /^(?:fill|stroke|background(?:Image)?|border(?:Top|Bottom|Left|Right|Block|Inline)?(?:Start|End)?|outline|(?:box|text)Shadow|textDecoration|filter)$|color$/i
/** A physical side, which differs in right-to-left text. */
const PHYSICAL_SIDE = /^(?:border|margin|padding)(?:Left|Right)/
const LENGTH = /(?<![\w.])-?((?:\d*\.)?\d+)(px|rem)/g
/** A literal color: `#fff`, `rgb(…)`. `color-mix(…)` mixes named colors. */
const COLOR_IN_FIGURES = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i
const COLOR_NAME = new RegExp(`(?<![\\w-])(?:${Object.keys(colorsNamed).join('|')})(?![\\w-])`, 'i')

/**
 * The texts of a value: a string, a number, the fixed parts of a template, both sides of a choice.
 * @param {any} value
 * @returns {string[]}
 */
function textsOf(value) {
  if (value.type === 'Literal') return [String(value.value)]
  if (value.type === 'UnaryExpression') return textsOf(value.argument).map((text) => value.operator + text)
  if (value.type === 'TemplateLiteral') return value.quasis.map((/** @type {any} */ part) => part.value.raw)
  if (value.type === 'ConditionalExpression') return [value.consequent, value.alternate].flatMap(textsOf)
  if (value.type === 'ArrayExpression') return value.elements.flatMap(textsOf)
  if (value.type === 'TSAsExpression') return textsOf(value.expression)
  return []
}

/**
 * The fault of a property with a literal value that has a name; nothing if it is correct.
 * @param {string} property
 * @param {any} value
 */
function faultOf(property, value) {
  const texts = textsOf(value)
  const lengths = texts.flatMap((text) => [...text.matchAll(LENGTH)])
  const width = lengths.find(([length]) => lines?.[1]?.includes(`'${length}'`))
  if (LINE.test(property) && width)
    return `${width[0]} is the width of a line: line.edge and its like, from src/theme/tokens.ts.`
  const onScale = lengths.find(([, number, unit]) => unit === 'px' && scale?.includes(Number(number)))
  if (SPACE.test(property) && onScale)
    return `${onScale[0]} is a step of the scale of space: space(${onScale[1]}), from src/theme/tokens.ts.`
  const isPhysical =
    PHYSICAL_SIDE.test(property) ||
    (property === 'textAlign' && texts.some((text) => text === 'left' || text === 'right'))
  if (isPhysical)
    return 'A side has a logical name, for text from right to left: InlineStart, InlineEnd, start, end.'
  if (property === 'zIndex' && texts.some((text) => /^[+-]?\d+$/.test(text)))
    return 'A layer has a name: depth.raised and its like, from src/theme/tokens.ts.'
  if (COLOR.test(property) && texts.some((text) => COLOR_IN_FIGURES.test(text) || COLOR_NAME.test(text)))
    return 'A color has a name: color.ink and its like, from src/theme/contract.css.ts.'
  return undefined
}

/**
 * The name of a property. Of a computed one, such as a variable's, the last word: `color` of `[ground.color]`.
 * @param {any} node
 */
const nameOf = ({ key, computed }) =>
  String(computed ? (key.property?.name ?? key.name ?? '') : (key.name ?? key.value))

export default {
  meta: { name: 'house' },
  rules: {
    tokens: {
      meta: { type: 'problem' },
      create(/** @type {any} */ context) {
        return {
          Property(/** @type {any} */ node) {
            const fault = faultOf(nameOf(node), node.value)
            if (fault) context.report({ node, message: fault })
          },
        }
      },
    },
    text: {
      meta: { type: 'problem' },
      create(/** @type {any} */ context) {
        return {
          Property(/** @type {any} */ node) {
            const texts = textsOf(node.value)
            const isInherited = texts.length > 0 && texts.every((text) => text === 'inherit')
            if (TEXT.test(nameOf(node)) && !isInherited)
              context.report({
                node,
                message:
                  'Text is set in a style: ...textStyle.small, ...emphasis.strong and their like, from src/theme/textStyles.ts.',
              })
          },
        }
      },
    },
  },
}
