// Saves a picture of the story when the toolbar asks for it. What draws it is loaded then, and never in a story alone.
import { addons } from 'storybook/preview-api'
import { downloadFile } from '#src/browser/download.ts'
import { PICTURE, PICTURE_ENDED } from './messages.ts'

const asData = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.readAsDataURL(blob)
  })

/** The fonts in use with their files: a picture loads nothing. The library would set a base, which the policy forbids. */
async function fontsInUse(): Promise<string> {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      const [, file] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? []
      const isUsed = loaded.some(({ family }) => rule.cssText.includes(family.replaceAll('"', '')))
      return rule instanceof CSSFontFaceRule && file !== undefined && isUsed ? { rule, file, sheet } : []
    }),
  )
  const texts = faces.map(async ({ rule, file, sheet }) => {
    const answer = await fetch(new URL(file, sheet.href ?? location.href))
    return rule.cssText.replace(file, await asData(await answer.blob()))
  })
  return (await Promise.all(texts)).join('\n')
}

async function savePicture(name: string): Promise<boolean> {
  const { toBlob } = await import('html-to-image')
  const { clientWidth: width, scrollHeight: height } = document.documentElement
  const backgroundColor = getComputedStyle(document.body).backgroundColor
  const fontEmbedCSS = await fontsInUse()
  const style = { margin: '0' }
  const blob = await toBlob(document.body, { width, height, backgroundColor, fontEmbedCSS, style })
  if (!blob) return false
  downloadFile(`${name}.png`, blob)
  return true
}

/** Listens for as long as the preview lives. */
export async function offerPicture(): Promise<void> {
  if (window.parent === window) return
  await addons.ready()
  const channel = addons.getChannel()
  channel.on(PICTURE, (name: string) => {
    void savePicture(name).then(
      (isSaved) => channel.emit(PICTURE_ENDED, isSaved),
      () => channel.emit(PICTURE_ENDED, false),
    )
  })
}
