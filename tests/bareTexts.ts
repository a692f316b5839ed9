// Keeps a page whole under a browser's translator, which replaces texts with its own elements: React adds,
// changes and removes elements, never a text with siblings (see Docs/Writing a demo).

/**
 * Reports each text that React touches separately: one that changes or is removed, or gets a new node before it. Runs in the
 * page.
 */
export function watchBareTexts(report: (fault: string) => void): void {
  // The only text of an element has no mark of React: React sets it through the element, whatever its current content.
  const isBare = (node: Node | null): node is Text =>
    node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber'))
  const say = (what: string, text: Text) => {
    const { parentElement } = text
    report(`${what} a bare text: “${text.data}” in ${parentElement?.outerHTML.slice(0, 300) ?? 'nothing'}`)
  }
  const { insertBefore, removeChild } = Node.prototype as {
    insertBefore: (this: Node, node: Node, before: Node | null) => Node
    removeChild: (this: Node, node: Node) => Node
  }
  Node.prototype.insertBefore = function <Kind extends Node>(node: Kind, before: Node | null): Kind {
    if (isBare(before)) say('React puts something before', before)
    return insertBefore.call(this, node, before) as Kind
  }
  Node.prototype.removeChild = function <Kind extends Node>(node: Kind): Kind {
    if (isBare(node)) say('React removes', node)
    return removeChild.call(this, node) as Kind
  }
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string) {
      if (isBare(this)) say(`React writes “${text}” into`, this)
      nodeValue?.set?.call(this, text)
    },
  })
}
