// A picture from the visitor's device, made small and kept as text. It is drawn to a canvas: the content security policy
// allows no picture from elsewhere.

/** The side of a kept picture in px: twice the largest square that shows it. */
const SIDE = 192
/** Most bytes of a file that is read. */
const LARGEST_FILE = 20_000_000

function drawn(picture: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const scale = Math.min(SIDE / picture.width, SIDE / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  canvas.getContext('2d')?.drawImage(picture, (SIDE - width) / 2, (SIDE - height) / 2, width, height)
  return canvas
}

/** The picture of a file as base64 of a PNG, at most 192 px wide and high; null for a file that is no picture. */
export async function smallPicture(file: Blob): Promise<string | null> {
  if (file.size > LARGEST_FILE) return null
  try {
    const text = drawn(await createImageBitmap(file)).toDataURL('image/png')
    return text.slice(text.indexOf(',') + 1)
  } catch {
    return null
  }
}

/** Draws a kept picture; false for a text that is none. */
export async function drawPicture(canvas: HTMLCanvasElement, base64: string): Promise<boolean> {
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    canvas.width = SIDE
    canvas.height = SIDE
    canvas.getContext('2d')?.drawImage(picture, 0, 0, SIDE, SIDE)
    return true
  } catch {
    return false
  }
}
