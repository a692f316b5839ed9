// The styles of a page: all of them as one sheet, and the part that the first paint needs.
import { generate, parse, walk } from 'css-tree'

/** @import { CssNode, List, ListItem, StyleSheet } from 'css-tree' */

/**
 * @param {string} text
 * @returns {StyleSheet}
 */
function sheetOf(text) {
  const sheet = parse(text, {
    onParseError: (error) => {
      throw error
    },
  })
  if (sheet.type !== 'StyleSheet') throw new Error('These styles are not a stylesheet.')
  return sheet
}

/**
 * Stylesheets as one, with each layer in one piece: similar rules next to each other compress better. The order within a
 * layer stays. Rules outside of the layers take precedence over all layers, wherever they are.
 * @param {readonly string[]} sheets
 * @param {readonly string[]} order of the layers
 */
export function joinedStyles(sheets, order) {
  let unlayered = ''
  const layers = new Map(order.map((name) => [name, '']))
  for (const rule of sheetOf(sheets.join('')).children)
    if (rule.type === 'Atrule' && rule.name === 'layer' && rule.prelude) {
      const name = generate(rule.prelude)
      if (rule.block) layers.set(name, (layers.get(name) ?? '') + generate(rule.block).slice(1, -1))
    } else unlayered += generate(rule)
  const blocks = [...layers].map(([name, rules]) => rules && `@layer ${name}{${rules}}`)
  return `@layer ${order.join(',')};${blocks.join('')}${unlayered}`
}

/**
 * States that only a pointer or a key causes. They look like the state at rest until all styles are loaded; the focus has the ring
 * of all elements, whose rule names no class.
 */
const INPUT_STATES = new Set(['hover', 'active', 'focus', 'focus-visible', 'focus-within'])

/** Attributes with a rule only where a page has their value: states, the color of a family, and the corner after a scroll. */
const OF_THE_PAGE = /^aria-|^data-(?:family|corner)$/

/**
 * The conditions for which the whole sheet is early enough: paper; forced colors, where the browser replaces the colors itself;
 * more contrast, because the usual colors are legible too; no scripts, where the page links to the sheet.
 */
const NOT_YET = /^print$|forced-colors|prefers-contrast|scripting:none/

/**
 * What a selector needs: classes, attributes, and a pointer or key. What `:not()` and similar functions name is not required; `:is()`
 * and `:has()` need a pointer or key if each of their selectors does.
 * @param {CssNode} selector
 */
function needsOf(selector) {
  const classes = /** @type {string[]} */ ([])
  const attributes = /** @type {string[]} */ ([])
  let isInput = false
  walk(selector, function (node) {
    if (node.type === 'PseudoClassSelector') {
      if (INPUT_STATES.has(node.name)) isInput = true
      if (node.children) {
        const [list] = node.children
        if (/^(?:is|has)$/.test(node.name) && list?.type === 'SelectorList')
          isInput ||= [...list.children].every((each) => needsOf(each).isInput)
        return walk.skip
      }
    }
    if (node.type === 'ClassSelector') classes.push(node.name)
    if (node.type === 'AttributeSelector' && node.matcher === '=' && OF_THE_PAGE.test(node.name.name))
      attributes.push(
        ` ${node.name.name}="${node.value?.type === 'String' ? node.value.value : node.value?.name}"`,
      )
    return undefined
  })
  return { classes, attributes, isInput }
}

/**
 * Removes blocks without rules, and keyframes and custom properties that nothing names.
 * @param {StyleSheet} sheet
 * @param {string} elsewhere texts that may name custom properties: the page and the pictures in it
 */
function removeUnused(sheet, elsewhere) {
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false
    const named = generate(sheet) + elsewhere
    walk(sheet, {
      /** @type {(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) => void} */
      leave(node, item, list) {
        if (!list) return
        const isEmpty = (node.type === 'Rule' || node.type === 'Atrule') && node.block?.children.isEmpty
        const isUnusedProperty =
          node.type === 'Declaration' &&
          node.property.startsWith('--') &&
          !named.includes(`var(${node.property}`)
        const isUnusedMotion =
          node.type === 'Atrule' &&
          node.name === 'keyframes' &&
          node.prelude !== null &&
          !new RegExp(`animation[^;}]*[: ,]${generate(node.prelude)}\\b`).test(named)
        if (!isEmpty && !isUnusedProperty && !isUnusedMotion) return
        list.remove(item)
        isSmaller = true
      },
    })
  }
}

/**
 * The part of a page's styles that its first paint needs: without the conditions above, transitions, and what only a pointer or key
 * changes, and without the rules for classes and states that the prerendered page does not have. The whole sheet follows after
 * the first paint.
 * @param {string} styles
 * @param {string} body the prerendered page
 * @param {string} pictures the pictures in the page whose colors are custom properties, as text
 */
export function firstPaintStyles(styles, body, pictures) {
  const present = new Set(
    [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const sheet = sheetOf(styles)
  walk(sheet, function (node, item, list) {
    if (!list) return
    if (node.type === 'Atrule') {
      const query = node.prelude ? generate(node.prelude) : ''
      if (node.name === 'page' || (node.name === 'media' && NOT_YET.test(query))) list.remove(item)
    }
    if (node.type === 'Declaration' && /^(?:transition|cursor$)/.test(node.property)) list.remove(item)
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList' || this.atrule?.name === 'keyframes')
      return
    const selectors = node.prelude.children
    selectors.forEach((selector, place) => {
      const { classes, attributes, isInput } = needsOf(selector)
      const isAbsent =
        classes.some((name) => !present.has(name)) || attributes.some((text) => !body.includes(text))
      if (isAbsent || (isInput && classes.length > 0)) selectors.remove(place)
    })
    if (selectors.isEmpty) list.remove(item)
  })
  removeUnused(sheet, body + pictures)
  return generate(sheet)
}

/**
 * The sheet that follows: all styles without the faces that apply to all visitors. Those stay inline, because a new face causes
 * a new layout of the page.
 * @param {string} styles
 */
export function laterStyles(styles) {
  const sheet = sheetOf(styles)
  sheet.children.forEach((rule, item) => {
    if (rule.type === 'Atrule' && rule.name === 'font-face') sheet.children.remove(item)
  })
  return generate(sheet)
}
