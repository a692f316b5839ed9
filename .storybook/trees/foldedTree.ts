// The text of an accessible tree in fewer lines: a row of a table, a link and its address, a tab list on one line each.

/** The widest line that a node becomes together with what is in it. */
const WIDEST = 120

/**
 * The text of a tree with each node and its children on one line, `row { cell "a" | cell "b" }`, where they have room.
 * A node whose texts contain one of these three signs keeps its lines, so that two trees never have the same text.
 */
export function foldedTree(tree: string): string {
  const lines = tree.split('\n')
  const indentOf = (index: number) => lines[index]!.search(/\S|$/)
  const endOf = (index: number) => {
    let end = index + 1
    while (end < lines.length && indentOf(end) > indentOf(index)) end += 1
    return end
  }
  const childrenOf = (from: number, to: number) => {
    const children: number[] = []
    for (let child = from; child < to; child = endOf(child)) children.push(child)
    return children
  }
  const onOneLine = (index: number): string => {
    const own = lines[index]!.trim().replace(/^- /, '')
    const children = childrenOf(index + 1, endOf(index))
    return children.length === 0 ? own : `${own.replace(/:$/, '')} { ${children.map(onOneLine).join(' | ')} }`
  }
  const foldedFrom = (from: number, to: number): string[] =>
    childrenOf(from, to).flatMap((index) => {
      const end = endOf(index)
      const line = `${' '.repeat(indentOf(index))}- ${onOneLine(index)}`
      const isPlain = !/[{|}]/.test(lines.slice(index, end).join())
      return end > index + 1 && isPlain && line.length <= WIDEST
        ? line
        : [lines[index]!, ...foldedFrom(index + 1, end)]
    })
  return foldedFrom(0, lines.length).join('\n')
}
