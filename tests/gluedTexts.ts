/**
 * Texts that a screen reader would read as one word, when it reads a dialog or a message as one text: a label and its value,
 * blocks of a message. A link or a button has its name. Each with both neighbors. Runs in the page.
 */
export function gluedTexts(root: ParentNode): string[] {
  return [
    ...root.querySelectorAll(':is([role="dialog"], dialog) dt, [role="log"] :not(a, a *, button, button *)'),
  ].flatMap((before) => {
    const after = before.nextSibling
    const words = [before, after].map((node) => (node instanceof Element ? node.textContent : ''))
    const [one = '', other = ''] = words
    return /\S$/.test(one) && /^\S/.test(other) ? [`“${one}” and “${other}” are read as one word.`] : []
  })
}
