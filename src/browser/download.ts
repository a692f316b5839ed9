// Files created in the page.

/** Offers a file named `fileName`. */
export function downloadFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}

/** Offers `text` as a file named `fileName`. */
export const downloadText = (fileName: string, text: string): void =>
  downloadFile(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }))
