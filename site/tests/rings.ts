// The ring of a tour's step: what is wrong with it, and whether its caption names what it surrounds (Rules, Tours).
import type { Page } from 'playwright'
import type { DemoId } from '../../src/content/demos.ts'
import { RING } from '../../src/parts/demo/tourMark.ts'
import type { Tour } from '../../src/simulation/tour.ts'

/** The beginnings of the words of a text that mean something. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2)
      .map((word) => word.replace(/(?:ies|es|ed|ing|e|s|y)$/, '').slice(0, 6)),
  )

/** What the mark is, and what can be read in it and of it: its texts, names, and the heading of its section. */
const readRing = (page: Page) =>
  page.evaluate(({ gap, width }) => {
    const marked = document.querySelector<HTMLElement>('[role="dialog"] [data-toured]')
    if (!marked) return null
    const style = getComputedStyle(marked)
    const box = marked.getBoundingClientRect()
    const isInside = marked.dataset.toured === 'inside'
    const contents = document.createRange()
    contents.selectNodeContents(marked)
    const content = contents.getBoundingClientRect()
    const room = isInside
      ? Math.min(content.left - box.left, box.right - content.right) - width
      : Number.parseFloat(style.outlineOffset)
    const faults: string[] = []
    if (room < gap) faults.push(`it is ${room} px from what it surrounds`)
    if (style.borderRadius !== '0px') faults.push('it has round corners')
    for (let around = marked.parentElement; around && !isInside; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      if (/auto|scroll/.test(overflowY)) break
      const outer = around.getBoundingClientRect()
      const isCut = box.left - gap - width < outer.left || box.right + gap + width > outer.right
      if (/hidden|clip/.test(overflowX) && isCut) faults.push(`${around.className} cuts it off`)
    }
    const section = marked.closest('li, section, [role="group"], [role="tabpanel"], fieldset, table, form')
    const named = [marked, ...marked.querySelectorAll('*'), ...(section ? [section] : [])]
    const texts = named.flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      ...('labels' in element
        ? [...((element.labels as NodeList | null) ?? [])].map((label) => label.textContent ?? '')
        : []),
      element.tagName === 'TITLE' ? (element.textContent ?? '') : '',
    ])
    const heading = section?.querySelector('h2, h3, h4, h5, legend, caption')?.textContent ?? ''
    return { faults, said: [marked.innerText, heading, ...texts].join(' ') }
  }, RING)

/** What is wrong with the ring of a step that the page shows. `step` counts from 0. */
export async function ringFaults(page: Page, id: DemoId, step: number): Promise<string[]> {
  const { default: tour } = (await import(`../../src/demos/${id}/tour.ts`)) as { default: Tour<unknown> }
  const { caption = '', acts = [] } = tour[step] ?? {}
  const ring = await readRing(page)
  if (!ring) return ['there is none']
  const shown = stemsOf(`${ring.said} ${acts.map(({ at }) => at.name).join(' ')}`)
  const isNamed = [...stemsOf(caption)].some((stem) => shown.has(stem))
  return isNamed ? ring.faults : [...ring.faults, `“${caption}” has no word of what it surrounds`]
}
