// A lint rule of this house: styles take weights, sizes of type, space and widths of lines from src/theme/tokens.ts, where
// each stands once.
import { readFileSync } from 'node:fs'

/** @typedef {{ type: string, value?: unknown, [key: string]: unknown }} Node */

const tokens = readFileSync(new URL('../../src/theme/tokens.ts', import.meta.url), 'utf8')
const scale = /const spaces = \[([^\]]+)\]/.exec(tokens)?.[1]?.split(',').map(Number)
const lines = /export const line = \{([^}]+)\}/.exec(tokens)
if (!scale || !lines)
  throw new Error(
    'src/theme/tokens.ts has no list "spaces" or no "line" any more; site/tools/lintTokens.mjs reads them.',
  )

const SPACE = /^(?:padding|margin|gap$|rowGap$|columnGap$|scrollMargin|scrollPadding)/
const LINE = /^(?:border(?:Top|Bottom|Left|Right)?|outline|textDecorationThickness)$/
const LENGTH = /(?<![\w.])-?((?:\d*\.)?\d+)(px|rem)/g

/**
 * The texts of a value: a string, the fixed parts of a template, both sides of a choice.
 * @param {any} value
 * @returns {string[]}
 */
function textsOf(value) {
  if (value.type === 'Literal') return [String(value.value)]
  if (value.type === 'TemplateLiteral') return value.quasis.map((/** @type {any} */ part) => part.value.raw)
  if (value.type === 'ConditionalExpression') return [value.consequent, value.alternate].flatMap(textsOf)
  if (value.type === 'ArrayExpression') return value.elements.flatMap(textsOf)
  return []
}

/**
 * What a property writes by hand that has a name, in words; nothing where all is well.
 * @param {string} property
 * @param {any} value
 */
function faultOf(property, value) {
  const texts = textsOf(value)
  if (property === 'fontWeight' && texts.some((text) => /^\d+$/.test(text)))
    return 'A weight has a name: weight.strong and its like, from src/theme/tokens.ts.'
  const lengths = texts.flatMap((text) => [...text.matchAll(LENGTH)])
  if (property === 'fontSize' && lengths.length > 0)
    return 'A size of type has a name: size.small, fixedSize[18] and their like, from src/theme/tokens.ts.'
  const width = lengths.find(([length]) => lines?.[1]?.includes(`'${length}'`))
  if (LINE.test(property) && width)
    return `${width[0]} is the width of a line: line.edge and its like, from src/theme/tokens.ts.`
  const onScale = lengths.find(([, number, unit]) => unit === 'px' && scale?.includes(Number(number)))
  if (SPACE.test(property) && onScale)
    return `${onScale[0]} is a step of the scale of space: space(${onScale[1]}), from src/theme/tokens.ts.`
  return undefined
}

export default {
  meta: { name: 'house' },
  rules: {
    tokens: {
      meta: { type: 'problem' },
      create(/** @type {any} */ context) {
        return {
          Property(/** @type {any} */ node) {
            const fault = node.computed
              ? undefined
              : faultOf(String(node.key.name ?? node.key.value), node.value)
            if (fault) context.report({ node, message: fault })
          },
        }
      },
    },
  },
}
