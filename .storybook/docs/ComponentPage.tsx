// The page that is generated for every component: its main state, what it is for and how it is used, what it takes, its
// states, and what the sources know of it.
import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
  type DocsContextProps,
} from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef, type ReactElement, type RefObject } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { facts } from './facts.ts'
import { About, LatestChanges, PageLink, Tokens, Users } from './Known.tsx'
import type { Choice, ComponentNotes, NotesOfFolder } from './notes.ts'

const folders = import.meta.glob<NotesOfFolder>('../../stories/**/notes.tsx', {
  eager: true,
  import: 'notes',
})
const allNotes: NotesOfFolder = Object.assign({}, ...Object.values(folders))

type Story = ReturnType<DocsContextProps['componentStories']>[number]

/** A page, a demo, a dialog: it needs a separate window, and its controls work there. */
const needsWindow = ({ parameters }: Story): boolean =>
  parameters.layout === 'fullscreen' || parameters.docs?.story?.inline === false
/** Its state is there without a play, and at any width. */
const isThereAtOnce = ({ playFunction, storyGlobals }: Story): boolean =>
  !playFunction && !('viewport' in storyGlobals)

/** Of the window that a page or a dialog gets on its page, in px; what is lower gets a lower one. */
const WINDOW_HEIGHT = 640
/** Until the story in the window is drawn. */
const LOOK_MS = 250
const LOOKS = 60

/** Makes the window of a story as high as the story, once it is drawn; what hangs over the page keeps the whole window. */
function useFittingWindow(id: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let looks = 0
    let before = 0
    const timer = setInterval(() => {
      looks += 1
      const frame = place.current?.querySelector('iframe')
      const drawn = [...(frame?.contentDocument?.querySelectorAll<HTMLElement>('#storybook-root > *') ?? [])]
      // What is fixed to the window has no parent to be placed in; dialogs and menus are beside the story.
      const isFixed =
        drawn.some(({ offsetParent }) => offsetParent === null) ||
        Boolean(frame?.contentDocument?.querySelector('[role=dialog], [role=menu]'))
      const height = isFixed ? 0 : Math.max(0, ...drawn.map((one) => one.offsetTop + one.offsetHeight))
      if (frame && height > 0 && height < WINDOW_HEIGHT && height === before)
        for (const box of [frame, frame.parentElement]) box?.style.setProperty('height', `${height}px`)
      if (looks === LOOKS || (height > 0 && height === before)) clearInterval(timer)
      before = height
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [id])
  return place
}

const storyHref = (id: string) => `./?path=/story/${id}`

function Picture({ choice, isGood }: { choice: Choice; isGood: boolean }): ReactElement {
  return (
    <figure className={isGood ? 'choice do' : 'choice dont'}>
      <div className="picture sb-unstyled">{choice.picture}</div>
      <figcaption>
        <b>{isGood ? 'Do' : 'Don’t'}</b> {choice.says}
      </figcaption>
    </figure>
  )
}

/** How to use it and how not, in pictures or in words. */
function Advice({ choices = [], do: good, dont: bad }: ComponentNotes): ReactElement {
  return (
    <>
      <Heading>Do and don’t</Heading>
      {choices.map((choice) => (
        <div key={choice.do.says} className="choices">
          <Picture choice={choice.do} isGood />
          <Picture choice={choice.dont} isGood={false} />
        </div>
      ))}
      {good !== undefined && (
        <ul className="advice">
          <li className="do">
            <b>Do:</b> {good}
          </li>
          <li className="dont">
            <b>Don’t:</b> {bad}
          </li>
        </ul>
      )}
    </>
  )
}

/** When to use it and when another, how and how not, and what it does for those who neither see nor point. */
function Usage({ notes }: { notes: ComponentNotes }): ReactElement {
  const { when, another, keyboard, screenReader, motion } = notes
  return (
    <>
      <Heading>When to use it</Heading>
      <ul>
        {when.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <Subheading>When another fits better</Subheading>
      <ul>
        {another.map((one) => (
          <li key={one.when}>
            {one.when}: <PageLink id={one.use} title={facts[one.use]?.title ?? one.use} />
          </li>
        ))}
      </ul>
      <Advice {...notes} />
      <Heading>Accessibility</Heading>
      <ul>
        <li>
          <b>Keyboard:</b> {keyboard}
        </li>
        <li>
          <b>Screen reader:</b> {screenReader}
        </li>
        {motion !== undefined && (
          <li>
            <b>Motion:</b> {motion}
          </li>
        )}
      </ul>
    </>
  )
}

/** Links to the states that are worth a look, each with what to look at. */
function StatesToSee({ id, notes }: { id: string; notes: ComponentNotes }): ReactElement | null {
  const states = Object.entries(notes.statesToSee ?? {})
  if (states.length === 0) return null
  return (
    <>
      <Heading>States to look at</Heading>
      <ul>
        {states.map(([exported, says]) => (
          <li key={exported}>
            <a href={storyHref(toId(id, storyNameFromExport(exported)))} target="_top">
              {storyNameFromExport(exported)}
            </a>
            : {says}
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * Shown is what can be shown here; a state that a play leads to, one of a certain width and one that fills a window are
 * links.
 */
export function ComponentPage(): ReactElement {
  const context = useContext(DocsContext)
  const stories = context.componentStories().filter(({ tags }) => !tags.includes('check'))
  const id = stories[0]?.componentId ?? ''
  const notes = allNotes[id]
  const known = facts[id]
  const main = notes?.main && toId(id, storyNameFromExport(notes.main))
  const primary = stories.find((story) => story.id === main) ?? stories[0]
  const place = useFittingWindow(id)
  if (!primary) return <Title />
  const others = stories.filter((story) => story !== primary)
  const shown = others.filter((story) => isThereAtOnce(story) && !needsWindow(story))
  const linked = others.filter((story) => !shown.includes(story))
  const isApart = needsWindow(primary)
  const hasProps = Object.keys(primary.argTypes).length > 0
  return (
    <>
      <Title />
      {notes ? <p>{notes.purpose}</p> : <Description />}
      <About known={known} designFile={notes?.designFile} />
      <div ref={place}>
        <Canvas
          of={primary.moduleExport}
          sourceState={primary.parameters.docs?.canvas?.sourceState ?? 'shown'}
          story={isApart ? { inline: false, height: `${notes?.height ?? WINDOW_HEIGHT}px` } : {}}
          layout={isApart ? 'fullscreen' : 'padded'}
        />
      </div>
      {isApart && (
        <p>
          <a href={storyHref(primary.id)} target="_top">
            Open the story
          </a>{' '}
          with its controls.
        </p>
      )}
      {notes && <Usage notes={notes} />}
      {notes && <StatesToSee id={id} notes={notes} />}
      {hasProps && notes && <Heading>Props</Heading>}
      {hasProps && (
        <div className="props" role="region" aria-label="Props" tabIndex={0}>
          {isApart ? <ArgTypes /> : <Controls of={primary.moduleExport} />}
        </div>
      )}
      {shown.length > 0 && <Heading>States</Heading>}
      {shown.map((story) => (
        <section key={story.id} className="state">
          <h3 id={story.id}>{story.name}</h3>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} />
        </section>
      ))}
      {linked.length > 0 && (
        <>
          <Heading>{shown.length > 0 ? 'More states' : 'States'}</Heading>
          <ul className="states">
            {linked.map((story) => (
              <li key={story.id}>
                <a href={storyHref(story.id)} target="_top">
                  {story.name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {known && <Tokens tokens={known.tokens} />}
      {known && <Users {...known} />}
      {known && <LatestChanges {...known} />}
    </>
  )
}
