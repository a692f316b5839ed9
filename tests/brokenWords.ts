// Words and figures that are broken across lines. It runs in the page, so it refers to nothing outside.

/** The words of a document that are on two lines, with the beginning of their text. Addresses and hashes may. */
export function brokenWords(document: Document): string[] {
  const LONGEST_WORD = 20
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { data, parentElement } = text as Text
    if (!parentElement?.checkVisibility({ opacityProperty: true })) continue
    if (parentElement.closest('script, style, svg, pre, textarea')) continue
    for (const { index, 0: word } of data.matchAll(/[\p{L}\p{N}$€][\p{L}\p{N}'’.,%]*/gu)) {
      if (word.length > LONGEST_WORD) continue
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0)
      const last = others.at(-1)
      if (first && last && last.top - first.top > first.height / 2)
        found.add(`${word} in “${data.slice(0, 40)}”`)
    }
  }
  return [...found]
}
