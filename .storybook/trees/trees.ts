// What a story says: the accessible tree that its play leaves behind, kept as text in `__snapshots__` beside the story.
// keptTrees.ts reads and writes those files. The tree is that of vitest's `toMatchAriaSnapshot`; that one lets pass
// whatever is added, so the whole text is compared.
import { generateAriaTree, renderAriaTree, type AriaNode } from 'ivya/aria'
import { expect } from 'vitest'
import { commands } from 'vitest/browser'
import { paper } from '#src/theme/palettes.ts'
import { invisibleTexts, wrongDrawings } from '../../tests/drawings.ts'
import { foldedTree } from './foldedTree.ts'
import preview from '../preview.tsx'

declare module 'vitest/browser' {
  interface BrowserCommands {
    keptTree: (story: string, tree: string) => Promise<string | null>
  }
}

/** Attributes that say something which the tree leaves out; the id of a description stands for its text. */
const ALSO_SAID = [
  'aria-busy',
  'aria-current',
  'aria-describedby',
  'aria-invalid',
  'aria-live',
  'aria-sort',
  'aria-valuemax',
  'aria-valuemin',
  'aria-valuenow',
  'aria-valuetext',
  'maxlength',
  'readonly',
  'required',
]

/** Of a word without end, as hostile texts are, the beginning and the length are enough. */
const shortened = (text: string) =>
  text.replaceAll(/\S{80,}/g, (word) => `${word.slice(0, 40)}… (${word.length} characters)`)

/** As kept: no endless words, and no names of rows, since their cells follow anyway. */
function compact(node: AriaNode): AriaNode {
  const children = node.children.map((child) =>
    typeof child === 'string' ? shortened(child) : compact(child),
  )
  return { ...node, children, name: node.role === 'row' ? '' : shortened(node.name) }
}

const plainText = (element: Element | null | undefined) =>
  element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''

/** An element by its words, for the list of what else is said. */
function nameOf(element: Element): string {
  const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined
  const heading = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  const words = element.ariaLabel ?? plainText(label instanceof Element ? label : (heading ?? element))
  return [element.role ?? element.localName, words.slice(0, 40)].filter(Boolean).join(' ')
}

function alsoSaid(root: Element): string[] {
  const elements = root.querySelectorAll(ALSO_SAID.map((name) => `[${name}]`).join())
  return [...elements]
    .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
    .map((element) => {
      const attributes = ALSO_SAID.flatMap((name) => {
        const value = element.getAttribute(name)
        if (value === null) return []
        if (name !== 'aria-describedby') return `[${value === '' ? name : `${name}=${value}`}]`
        const texts = value.split(' ').map((id) => plainText(document.getElementById(id)))
        return texts.map((text) => `“${text.slice(0, 200)}”`)
      })
      return `- ${nameOf(element)}: ${attributes.join(' ')}`
    })
}

/** Colors that mean something, by what the page has: gain and loss, warning, the levels of Fear & Greed. */
const meanings = new Map(
  Object.entries(paper)
    .filter(([name]) => /^(?:gain|loss|warn)T?$|^fear/.test(name))
    // Of two names for one color the first.
    .toReversed()
    .map(([name, hex]) => {
      const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
      return [`rgb(${channels.join(', ')})`, name]
    }),
)
const COLORED = ['color', 'backgroundColor', 'fill', 'stroke'] as const

/** The texts in each such color, from where the color begins. */
function colorsThatMean(root: Element): string[] {
  const found = new Map<string, string[]>()
  for (const element of root.querySelectorAll('*')) {
    const own = getComputedStyle(element)
    const colored = COLORED.filter((property) => meanings.has(own[property]))
    if (colored.length === 0 || !element.checkVisibility()) continue
    const around = element.parentElement && getComputedStyle(element.parentElement)
    if (colored.every((property) => own[property] === around?.[property])) continue
    const names = [...new Set(colored.map((property) => meanings.get(own[property])))].join(' on ')
    const words = plainText(element).slice(0, 40)
    const others = found.get(names) ?? []
    // What moves is drawn again and again, as often as the width wants.
    if (words === '' || !others.includes(words))
      found.set(names, [...others, words || `(${element.localName})`])
  }
  return [...found].map(([names, words]) => `- ${names}: ${words.join(' · ')}`)
}

const { composed } = preview
composed.afterEach = [
  ...[composed.afterEach ?? []].flat(),
  // The last one is called first: right after the play, in the light theme.
  async ({ id, name, parameters, tags }) => {
    // A story on the visitor's clock is never twice the same; a check is, and has no picture for another reason.
    const isStill = parameters.chromatic?.disableSnapshot !== true || tags.includes('check')
    if (/^(?:docs|theme)-/.test(id) || !isStill) return
    // A modal dialog hides what is beside it a moment after it opened.
    if (document.body.hasAttribute('data-scroll-locked'))
      await expect.poll(() => document.querySelector('body > div[aria-hidden="true"]')).not.toBeNull()
    // The slip of a pressed sample button waits for its late code.
    await expect.poll(() => document.querySelector('[popover] > [aria-busy="true"]')).toBeNull()
    for (const said of document.querySelectorAll('[popover] > [role="status"]:not(:empty)'))
      await expect.poll(() => said.checkVisibility()).toBe(true)
    // A color in a transition has no name.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    expect([...wrongDrawings(document.body), ...invisibleTexts(document.body)]).toEqual([])
    const list = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines] : [])
    const tree = [
      foldedTree(renderAriaTree(compact(generateAriaTree(document.body)))),
      ...list('Also said:', alsoSaid(document.body)),
      ...list('Colors:', colorsThatMean(document.body)),
    ].join('\n')
    const kept = await commands.keptTree(name, tree)
    expect(
      tree,
      'This tree differs from the one in __snapshots__. If the change is intended: npm run trees',
    ).toBe(kept)
  },
]
