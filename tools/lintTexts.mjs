// A project lint rule: a text that may change is alone in its element (see Docs/Writing a demo). A browser's
// translator replaces texts with its own elements, and React then finds neither the text that it wants to change
// or remove nor the one before which it wants to put something.

/** @typedef {any} Node */

/**
 * Whether JSX ignores a child: spaces at the ends of lines have no effect.
 * @param {Node} child
 */
const isNothing = (child) =>
  (child.type === 'JSXText' &&
    /^\s*$/.test(child.value) &&
    (child.value.includes('\n') || child.value === '')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression')

/**
 * Whether an expression is syntactically a text, or one of its branches is.
 * @param {Node} expression
 * @returns {boolean}
 */
function isText(expression) {
  // A line break is part of code, which translators ignore.
  if (expression.type === 'Literal') return typeof expression.value === 'string' && expression.value !== '\n'
  if (expression.type === 'ConditionalExpression')
    return isText(expression.consequent) || isText(expression.alternate)
  if (expression.type === 'LogicalExpression') return isText(expression.left) || isText(expression.right)
  return expression.type === 'TemplateLiteral'
}

/**
 * Whether an expression is constant while the page is open: a literal, or a constant of a module.
 * @param {Node} expression
 * @param {Node} scope
 * @returns {boolean}
 */
function isConstant(expression, scope) {
  if (expression.type === 'Literal') return true
  if (expression.type === 'TemplateLiteral')
    return expression.expressions.every((/** @type {Node} */ part) => isConstant(part, scope))
  if (expression.type === 'MemberExpression')
    return !expression.computed && isConstant(expression.object, scope)
  if (expression.type !== 'Identifier') return false
  for (let at = scope; at; at = at.upper)
    if (at.set.has(expression.name)) return at.type === 'module' || at.type === 'global'
  return false
}

export default {
  meta: { name: 'texts' },
  rules: {
    alone: {
      meta: { type: 'problem' },
      create(/** @type {any} */ context) {
        const check = (/** @type {Node} */ node) => {
          const children = node.children.filter((/** @type {Node} */ child) => !isNothing(child))
          const expressions = children.flatMap((/** @type {Node} */ child) =>
            child.type === 'JSXExpressionContainer' ? [child.expression] : [],
          )
          const hasText =
            children.some((/** @type {Node} */ { type }) => type === 'JSXText') || expressions.some(isText)
          const scope = context.sourceCode.getScope(node)
          const mayChange = expressions.some((/** @type {Node} */ one) => !isConstant(one, scope))
          if (children.length > 1 && hasText && mayChange)
            context.report({
              node,
              message:
                'A text beside a value that may change must be separate: use one string with its values, {`${count} offers`}, or a separate element.',
            })
        }
        return { JSXElement: check, JSXFragment: check }
      },
    },
  },
}
