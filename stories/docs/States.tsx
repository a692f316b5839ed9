// Every state as a small live picture, a chapter at a time: the components by where they stand, the demos by family, then what
// Rules say of the site. What there is comes from the index of this Storybook and from the card, never by hand.
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { demos } from '#src/content/demos.ts'
import { families, familyOrder } from '#src/content/families.ts'
import { SegmentedControl } from '#src/primitives/SegmentedControl.tsx'
import type { CardGroup } from './stateCard.ts'
import * as styles from './States.css.ts'
import { createTurns, type Turns } from './turns.ts'

/** What this reads of an entry of the index. */
export interface IndexEntry {
  id: string
  title: string
  name: string
  type: string
  tags?: readonly string[]
}

type Theme = 'light' | 'dark'
const themeChoices = [
  { value: 'both', label: 'Both' },
  { value: 'light', label: 'Paper' },
  { value: 'dark', label: 'Ink' },
] as const
type ThemeChoice = (typeof themeChoices)[number]['value']
const themesOf = (choice: ThemeChoice): readonly Theme[] => (choice === 'both' ? ['light', 'dark'] : [choice])
const themeNames: Record<Theme, string> = { light: 'Paper', dark: 'Ink' }

/** How many pictures are loaded at the same time. */
const MOST_AT_ONCE = 4
/** After this time a picture that is not drawn lets the next ones begin. */
const LONGEST_TURN_MS = 5000
/** The events of Storybook by which a story is drawn, or never will be. */
const DRAWN = ['storyRendered', 'storyMissing', 'storyErrored', 'storyThrewException']

/** What moves or is at work: one opens it, it is no picture. */
const MOVING = /^(?:Preview|Journey|Tour)\b/
/** Pages of text, and what every picture shows anyway. */
const NO_STATES = /^(?:Introduction$|(?:Docs|For sales|Foundations|Workshop)\/)/

type Look = keyof typeof styles.windows

/** The window that a picture shows, until the story says it; small components are seen through a small one. */
function windowOf({ id }: IndexEntry): Look {
  if (id.endsWith('-on-a-phone')) return 'phone'
  if (id.endsWith('-on-a-tablet')) return 'tablet'
  if (/^(?:patterns|market)-/.test(id)) return 'pattern'
  return /^(?:primitives|parts)-/.test(id) ? 'part' : 'laptop'
}

const isLook = (viewport: string): viewport is Look => viewport in styles.windows

/** A story alone, in a theme, without its accessibility panel. Embedded, a story is not played. */
const pictureOf = (id: string, theme: Theme) =>
  `iframe.html?id=${id}&viewMode=story&embed=true&globals=theme:${theme};a11y.manual:!true`

/** What all pictures of the page share: their turns, and a call for each one that is drawn. */
const Page = createContext<{ turns: Turns; onPicture: () => void }>({
  turns: createTurns(MOST_AT_ONCE),
  onPicture: () => undefined,
})

/** The window of a story in this Storybook. */
type StoryWindow = Window &
  typeof globalThis & {
    /** Storybook's own, there once it has begun. */
    __STORYBOOK_ADDONS_CHANNEL__?: {
      on: (event: string, listener: (globals: { storyGlobals: StoryGlobals }) => void) => void
    }
  }
interface StoryGlobals {
  viewport?: { value?: string }
}

/**
 * A story may take the focus in its own window, and scroll there: this page stays where it is. When it takes the focus
 * back, the story does not notice, or its menus would close.
 */
function keepStill(story: StoryWindow): void {
  story.addEventListener('blur', (event) => event.stopImmediatePropagation(), { capture: true })
  const { HTMLElement: Focused, Element: Scrolled } = story
  const focus = Reflect.get(Focused.prototype, 'focus') as (this: HTMLElement, options?: FocusOptions) => void
  Focused.prototype.focus = function (this: HTMLElement, options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  Scrolled.prototype.scrollIntoView = () => undefined
}

/** Keeps a story still before it is drawn, and calls `onDrawn` then. Returns the name of the viewport that it asks for. */
function useStory(
  frame: { current: HTMLIFrameElement | null },
  isShown: boolean,
  onDrawn: () => void,
): string | undefined {
  const [viewport, setViewport] = useState<string>()
  const drawn = useRef(onDrawn)
  useEffect(() => {
    drawn.current = onDrawn
  })
  useEffect(() => {
    if (!isShown) return
    let kept: StoryWindow | null = null
    const look = () => {
      const story = frame.current?.contentWindow as StoryWindow | null | undefined
      if (story && story !== kept && story.location.href !== 'about:blank') {
        keepStill(story)
        kept = story
      }
      const channel = kept?.__STORYBOOK_ADDONS_CHANNEL__
      if (channel) {
        channel.on('globalsUpdated', ({ storyGlobals }) => setViewport(storyGlobals.viewport?.value))
        for (const event of DRAWN) channel.on(event, () => drawn.current())
      } else looking = requestAnimationFrame(look)
    }
    let looking = requestAnimationFrame(look)
    return () => cancelAnimationFrame(looking)
  }, [frame, isShown])
  return viewport
}

interface PictureProps {
  entry: IndexEntry
  theme: Theme
  addressOf: StatesProps['addressOf']
}

/** Loaded while it is visible, at its turn; then unloaded. */
function Picture({ entry, theme, addressOf = pictureOf }: PictureProps): ReactElement {
  const { turns, onPicture } = useContext(Page)
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const endTurn = useRef<() => void>(() => undefined)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const leave = () => {
      endTurn.current()
      setIsShown(false)
    }
    const observer = new IntersectionObserver((seen) => {
      leave()
      if (seen.at(-1)?.isIntersecting) endTurn.current = turns.take(() => setIsShown(true), LONGEST_TURN_MS)
    })
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      leave()
    }
  }, [turns])
  const onDrawn = () => {
    endTurn.current()
    onPicture()
  }
  const viewport = useStory(frame, isShown, onDrawn)
  const look = viewport !== undefined && isLook(viewport) ? viewport : windowOf(entry)
  return (
    <div ref={place} className={`${styles.place} ${styles.places[look]}`} data-theme={theme}>
      {isShown && (
        <iframe
          ref={frame}
          className={`${styles.frame} ${styles.windows[look]}`}
          src={addressOf(entry.id, theme)}
          title={`${entry.title}: ${entry.name}, ${themeNames[theme]}`}
          tabIndex={-1}
          // A window with a story in it is loaded before the story is drawn.
          onLoad={() => {
            const story = frame.current?.contentWindow as StoryWindow | null | undefined
            if (!story?.__STORYBOOK_ADDONS_CHANNEL__) onDrawn()
          }}
        />
      )}
    </div>
  )
}

interface StateProps extends Pick<StatesProps, 'addressOf'> {
  entry: IndexEntry
  themes: readonly Theme[]
}

function State({ entry, themes, addressOf }: StateProps): ReactElement {
  return (
    <li className={styles.state}>
      <div className={styles.pictures}>
        {themes.map((theme) => (
          <Picture key={theme} entry={entry} theme={theme} addressOf={addressOf} />
        ))}
      </div>
      <a className={styles.link} href={`./?path=/story/${entry.id}`} target="_top">
        {entry.name}
      </a>
    </li>
  )
}

/** A link within this page; its id. */
const anchorOf = (title: string) => `states-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`

/** "Patterns/Page/Site header": "Site header". */
const nameWithin = (title: string) => title.split('/').at(-1) ?? title

interface GroupProps extends Pick<StatesProps, 'addressOf'> {
  title: string
  rows: readonly { says: string | null; entries: readonly IndexEntry[] }[]
  /** Stories to open, not to look at. */
  moving?: readonly IndexEntry[]
  themes: readonly Theme[]
}

function Group({ title, rows, moving = [], themes, addressOf }: GroupProps): ReactElement {
  return (
    <section className={styles.group} aria-labelledby={anchorOf(title)}>
      <h2 className={styles.title} id={anchorOf(title)}>
        {title}
      </h2>
      {moving.length > 0 && (
        <p className={styles.moving}>
          <span>At work: </span>
          {moving.map(({ id, name }) => (
            <a key={id} className={styles.link} href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          ))}
        </p>
      )}
      {rows.map(({ says, entries }) => (
        <div key={says} className={styles.row}>
          {says !== null && <h3 className={styles.says}>{says}</h3>}
          <ul className={styles.states}>
            {entries.map((entry) => (
              <State key={entry.id} entry={entry} themes={themes} addressOf={addressOf} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** The focus stays where it was when a story in a picture takes it, as some do. */
function useOwnFocus(page: { current: HTMLElement | null }): void {
  useEffect(() => {
    let last: Element | null = null
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !(target instanceof HTMLIFrameElement)) last = target
    }
    const takeBack = () => {
      // Which element has it is known a moment later.
      setTimeout(takeBackNow)
    }
    const takeBackNow = () => {
      const taken = document.activeElement
      if (!(taken instanceof HTMLIFrameElement) || !page.current?.contains(taken)) return
      taken.blur()
      if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true })
    }
    document.addEventListener('focusin', remember)
    window.addEventListener('blur', takeBack)
    return () => {
      document.removeEventListener('focusin', remember)
      window.removeEventListener('blur', takeBack)
    }
  }, [page])
}

interface ShownGroup {
  title: string
  rows: GroupProps['rows']
  moving?: readonly IndexEntry[]
}

interface Chapter {
  title: string
  groups: readonly ShownGroup[]
}

/** The stories of a place in the sidebar, one below the other; those that move are led to. */
const byPlace = (stories: readonly IndexEntry[]): readonly ShownGroup[] =>
  [...new Set(stories.map(({ title }) => title))].map((title) => {
    const entries = stories.filter((entry) => entry.title === title)
    return {
      title,
      rows: [{ says: null, entries: entries.filter(({ name }) => !MOVING.test(name)) }],
      moving: entries.filter(({ name }) => MOVING.test(name)),
    }
  })

/** The demo that a story is of, by its id; null for all others. */
function demoOf(id: string): (typeof demos)[number] | null {
  const rest = /^(?:demos|parts)-(.+?)(?:--|$)/.exec(id)?.[1]
  return (rest && demos.find(({ key }) => rest === key || rest.startsWith(`${key}-`))) || null
}

const PLACES = ['Primitives', 'Patterns', 'Features', 'Pages']

/** Everything that can be seen, in chapters; those that need the card are empty until it is there. */
function chaptersOf(stories: readonly IndexEntry[], card: Card | null): readonly Chapter[] {
  const byId = new Map(stories.map((entry) => [entry.id, entry]))
  const onCard = (groups: readonly CardGroup[]): readonly ShownGroup[] =>
    groups.map(({ title, entries }) => ({
      title,
      rows: entries.map(({ says, shownBy }) => ({
        says,
        entries: shownBy.flatMap((id) => byId.get(id) ?? []),
      })),
    }))
  const places = PLACES.map((place) => ({
    title: place,
    groups: byPlace(stories.filter(({ id, title }) => title.startsWith(`${place}/`) && demoOf(id) === null)),
  }))
  const ofFamilies = familyOrder.map((family) => {
    const isOfFamily = (id: string | undefined) => id !== undefined && demoOf(id)?.family === family
    const groups = (card?.demoCard ?? []).filter(({ entries }) => isOfFamily(entries[0]?.shownBy[0]))
    const shown = new Set(groups.flatMap(({ entries }) => entries.flatMap(({ shownBy }) => shownBy)))
    return {
      title: `Demos: ${families[family].name}`,
      groups: [...onCard(groups), ...byPlace(stories.filter(({ id }) => isOfFamily(id) && !shown.has(id)))],
    }
  })
  return [...places, ...ofFamilies, { title: 'The site, by its rules', groups: onCard(card?.siteCard ?? []) }]
}

/** The card of states: what Rules speak of. */
export interface Card {
  siteCard: readonly CardGroup[]
  demoCard: readonly CardGroup[]
}

export interface StatesProps {
  /** All entries of the index; null while it loads. See `Loading`. */
  index: readonly IndexEntry[] | null
  /** The card; null while it loads: the components are shown without it. See `WithoutCard`. */
  card: Card | null
  /** Where the picture of a story is loaded from; this Storybook when not given. */
  addressOf?: ((id: string, theme: Theme) => string) | undefined
  /** Called when a picture is drawn or a chapter is chosen: the card is needed, and no longer delays the first picture. */
  onCardNeeded?: (() => void) | undefined
}

const noCall = () => undefined

/** An index of chapters, and the chosen one, each state in the chosen themes. */
export function States({ index, card, addressOf, onCardNeeded = noCall }: StatesProps): ReactElement {
  const page = useRef<HTMLDivElement>(null)
  const [turns] = useState(() => createTurns(MOST_AT_ONCE))
  const shared = useMemo(() => ({ turns, onPicture: onCardNeeded }), [turns, onCardNeeded])
  const [choice, setChoice] = useState<ThemeChoice>('both')
  const [chosen, setChosen] = useState(PLACES[0])
  useOwnFocus(page)
  if (index === null) return <p className={styles.page}>The index is loading.</p>

  // A check is about what happens, not about a state.
  const stories = index.filter(
    ({ type, title, tags }) => type === 'story' && !NO_STATES.test(title) && !tags?.includes('check'),
  )
  const chapters = chaptersOf(stories, card)
  const themes = themesOf(choice)
  return (
    <Page value={shared}>
      <div ref={page} className={styles.page}>
        <nav aria-label="Chapters">
          <ul className={styles.chapters}>
            {chapters.map(({ title, groups }) => (
              <li key={title}>
                <button
                  type="button"
                  className={styles.chapter}
                  aria-current={title === chosen ? 'true' : undefined}
                  onClick={() => {
                    setChosen(title)
                    onCardNeeded()
                  }}
                >
                  {title}
                  <span className={styles.size}>{groups.length}</span>
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.bar}>
          <p className={styles.count}>{`${stories.length} stories in ${chapters.length} chapters`}</p>
          <SegmentedControl
            label="Theme"
            isLabelHidden
            value={choice}
            options={themeChoices}
            onChange={setChoice}
          />
        </div>
        {chapters
          .filter(({ title }) => title === chosen)
          .map(({ title, groups }) => (
            <div key={title}>
              <nav aria-label={`In this chapter: ${title}`}>
                <ul className={styles.groups}>
                  {groups.map((group) => (
                    <li key={group.title}>
                      <a className={styles.link} href={`#${anchorOf(group.title)}`}>
                        {nameWithin(group.title)}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
              {groups.map((group) => (
                <Group key={group.title} {...group} themes={themes} addressOf={addressOf} />
              ))}
            </div>
          ))}
      </div>
    </Page>
  )
}
