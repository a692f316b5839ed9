// The clipboard, which browsers may refuse.

/** Copies `text`. False if the browser refuses or has no clipboard; never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** The older method, which works in frames without access to the clipboard API. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // Inside an open dialog, because its focus trap would remove the selection.
  const host = focused?.closest('dialog, [role="dialog"]') ?? document.body
  host.append(field)
  field.select()
  let isCopied = false
  try {
    isCopied = document.execCommand('copy')
  } catch {
    isCopied = false
  }
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}
