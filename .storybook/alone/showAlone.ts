// In the head of Storybook's page: shows the first picture of a preview that is opened alone, or brings Storybook.

/** The first picture of a preview, and the files of its bundle. */
interface First {
  scripts: readonly string[]
  styles: readonly string[]
  style: string
  html: string
}

/**
 * Is written into the page as text, so it uses nothing from outside. `tags` are Storybook's own, `previews` the ids, `folder` has the bundle and the
 * pictures, and `entry` is the bundle's first file.
 */
export function showAlone(tags: string, folder: string, entry: string, previews: readonly string[]): void {
  const asked = new URL(location.href).searchParams
  const id = asked.get('id') ?? ''
  const isAlone =
    previews.includes(id) &&
    asked.get('viewMode') !== 'docs' &&
    /^(?:at:[^;:]+)?$/.test(asked.get('args') ?? '') &&
    !asked.has('globals') &&
    window.parent === window
  if (!isAlone) {
    document.write(tags)
    return
  }
  const link = (rel: string, file: string, isKnown = false) => {
    const element = document.createElement('link')
    element.toggleAttribute('disabled', isKnown)
    element.rel = rel
    element.href = folder + file
    document.head.append(element)
  }
  link('modulepreload', entry)
  const bringStorybook = () => {
    // A part is missing: Storybook shows the preview.
    const place = document.createElement('template')
    place.innerHTML = tags
    for (const tag of place.content.querySelectorAll('script, link')) {
      const copy = document.createElement(tag.tagName)
      for (const { name, value } of tag.attributes) copy.setAttribute(name, value)
      if (copy instanceof HTMLScriptElement) copy.async = false
      document.head.append(copy)
    }
  }
  const isReady = new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve()
    else document.addEventListener('DOMContentLoaded', () => resolve())
  })
  fetch(`${folder}${id}.json`)
    .then((answer) => {
      if (!answer.ok) throw new Error(answer.statusText)
      return answer.json() as Promise<First>
    })
    .then(async ({ scripts, styles, style, html }) => {
      for (const file of scripts) link('modulepreload', file)
      const sheet = document.createElement('style')
      sheet.textContent = style
      document.head.append(sheet)
      // They are in the page already: a disabled one is not fetched, and the bundle requests it no more.
      for (const file of styles) link('stylesheet', file, true)
      await isReady
      document.body.classList.add('sb-show-main', 'sb-main-fullscreen')
      const place = document.getElementById('storybook-root')!
      place.innerHTML = html
      // A press before the demo is there would be lost: it answers from then on.
      place.inert = true
      const script = document.createElement('script')
      script.type = 'module'
      script.src = folder + entry
      document.head.append(script)
    })
    .catch(bringStorybook)
}
