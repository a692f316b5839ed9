// Communication between parts of the page that do not import each other: attributes that one part sets and styles or another
// part read, and events of the document. Each is defined here once, with its values; tests/wires.test.ts finds others.

/** Attributes `data-*` of the root element. */
export interface PageAttributes {
  /** The chosen theme; without it the page follows the system. Set by early.js and themeChoice.ts, read by styles. */
  theme: 'light' | 'dark'
  /** A control is under the chat button. Set by corner.ts, read by ChatButton.css.ts. */
  corner: 'covered'
  /** The page still loads, and what is below its first sections waits. Set by early.js and layOutRest.ts, read by arriving.ts. */
  arriving: ''
  /** The word of the address's anchor when the page was opened. Set by early.js, read by ListScreen.css.ts. */
  anchor: string
  /** The current transition: from page to page, or a tile into its demo. Set by motion.ts, read by motion.css.ts. */
  motion: 'page' | 'demo'
}

/** Attributes `data-*` of other elements. */
export interface ElementAttributes {
  /** A theme other than the page's. Read by the contract's styles. */
  theme: 'light' | 'dark'
  /** The family of the colors inside. Read by the contract's styles. */
  family: string
  /** The changed digits of a figure. Set by Counted.tsx, read by its styles. */
  digits: string
  /** On the page's script, which the build writes: its modules, the entry first. Read by early.js and useLate.ts. */
  modules: string
  /** On the page's script: its whole stylesheet, of which the first paint's part is inline. Read by early.js. */
  sheet: string
  /** On the page's script: what makes each font face, as JSON. Read by early.js. */
  fonts: string
  /** On the page's script: the fonts load when the page is usable. Read by early.js. */
  fontsWait: ''
  /** A link that opens a menu in place after the page's code has loaded. Set by SiteHeader.tsx, read by early.js. */
  opens: 'menu'
  /** A tile that was pressed, and the square in a demo's head that it becomes. Read by motion.css.ts. */
  tile: 'pressed' | 'head'
  /** A place where a demo plays: it opens as one tile. Set by StagePlace.tsx, read by motion.ts. */
  stage: ''
  /**
   * On the page of one demo: the addresses of the services and products that show it, so that its script needs no list of them.
   * Set by DemoPage.tsx, read by demoMain.tsx.
   */
  offers: string
  /** Steps of a project that wait to fold, or fold now. Set by foldOnce.ts, read by foldOnce.css.ts. */
  fold: 'waits' | 'runs'
  /** The control that a tour's step belongs to, its ring outside or inside. Set by tourMark.ts, read by TourPlayer.css.ts. */
  toured: '' | 'inside'
  /** The side of its control at which the line of a sample control is. Set by samplePlace.ts, read by SampleButton.css.ts. */
  side: 'top' | 'right' | 'bottom' | 'left'
}

/** Events of the document. */
export type PageEvent =
  /** The page is usable. */
  | 'hydrated'
  /** The page's code did not load. */
  | 'startupfailed'
  /** A button of the page opens the search. Sent by SearchButton.tsx, handled by SearchGate.tsx. */
  | 'searchasked'

const attributeOf = (name: string) => `data-${name}`

/** The selector of elements with an attribute, by default with any value. */
export const attrSelector = <Name extends keyof ElementAttributes>(
  name: Name,
  value?: ElementAttributes[Name],
) => (value === undefined ? `[${attributeOf(name)}]` : `[${attributeOf(name)}="${value}"]`)

/** The selector of the root element with this value. */
export const pageSelector = <Name extends keyof PageAttributes>(name: Name, value?: PageAttributes[Name]) =>
  value === undefined ? `html[${attributeOf(name)}]` : `html[${attributeOf(name)}="${value}"]`

/** An attribute as a prop of an element. */
export const attr = <Name extends keyof ElementAttributes>(name: Name, value: ElementAttributes[Name]) => ({
  [attributeOf(name)]: value,
})

/** Sets an attribute of the root element, or removes it. */
export function setPageAttr<Name extends keyof PageAttributes>(
  name: Name,
  value: PageAttributes[Name] | null,
): void {
  if (value === null) delete document.documentElement.dataset[name]
  else document.documentElement.dataset[name] = value
}

/** The value of an attribute of the root element. */
export const pageAttr = (name: keyof PageAttributes): string | undefined =>
  document.documentElement.dataset[name]

/** Sets an attribute of an element, or removes it. */
export function setAttr<Name extends keyof ElementAttributes>(
  element: HTMLElement,
  name: Name,
  value: ElementAttributes[Name] | null,
): void {
  if (value === null) delete element.dataset[name]
  else element.dataset[name] = value
}

/** The value of an attribute on the first element that has it. */
export const attrOf = (within: ParentNode, name: keyof ElementAttributes): string | undefined =>
  within.querySelector<HTMLElement>(attrSelector(name))?.dataset[name]

/** Dispatches an event for early.js and the page's own code. */
export const dispatchPageEvent = (event: PageEvent): void => {
  document.dispatchEvent(new Event(event))
}
