// Pages of docs: their theme, and the page that is generated for every component.
import {
  Canvas,
  Controls,
  Description,
  DocsContainer,
  DocsContext,
  Heading,
  Title,
  ArgTypes,
  type DocsContainerProps,
  type DocsContextProps,
} from '@storybook/addon-docs/blocks'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import {
  useContext,
  useLayoutEffect,
  useSyncExternalStore,
  type PropsWithChildren,
  type ReactElement,
} from 'react'
import { bookThemes } from '../bookThemes.ts'
import './docs.css'

const EVENTS = [SET_GLOBALS, GLOBALS_UPDATED]
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)')

function subscribe(onChange: () => void): () => void {
  const channel = addons.getChannel()
  for (const event of EVENTS) channel.on(event, onChange)
  prefersDark.addEventListener('change', onChange)
  return () => {
    for (const event of EVENTS) channel.off(event, onChange)
    prefersDark.removeEventListener('change', onChange)
  }
}

/** What the toolbar's theme is set to: `light`, `dark`, or anything else for the system's. */
function chosenTheme(): unknown {
  const [said] = addons.getChannel().last(GLOBALS_UPDATED) ?? addons.getChannel().last(SET_GLOBALS) ?? []
  return (said as { globals?: { theme?: unknown } } | undefined)?.globals?.theme
}

function themeNow(): 'light' | 'dark' {
  const theme = chosenTheme()
  if (theme === 'light' || theme === 'dark') return theme
  return prefersDark.matches ? 'dark' : 'light'
}

/** A page of docs in *Paper* or *Ink*, as the toolbar says, and all that is shown on it as well. */
export function DocsInTheme({ context, children }: PropsWithChildren<DocsContainerProps>): ReactElement {
  const theme = useSyncExternalStore(subscribe, themeNow)
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <DocsContainer context={context} theme={bookThemes[theme]}>
      <main>{children}</main>
    </DocsContainer>
  )
}

type Story = ReturnType<DocsContextProps['componentStories']>[number]

/** A page, a demo, a dialog: it needs a window of its own, and its controls act there. */
const needsWindow = ({ parameters }: Story): boolean =>
  parameters.layout === 'fullscreen' || parameters.docs?.story?.inline === false
/** Its state is there without a play, and at any width. */
const isThereAtOnce = ({ playFunction, storyGlobals }: Story): boolean =>
  !playFunction && !('viewport' in storyGlobals)

const storyHref = ({ id }: Story) => `./?path=/story/${id}`

/**
 * A component: what it is, how it looks, what it takes, and its states. Shown is what can be shown here; a state that a play
 * leads to, one of a certain width and one that fills a window are links.
 */
export function ComponentPage(): ReactElement {
  const context = useContext(DocsContext)
  const stories = context.componentStories().filter(({ tags }) => !tags.includes('check'))
  const primary = stories.find(isThereAtOnce) ?? stories[0]
  if (!primary) return <Title />
  const others = stories.filter((story) => story !== primary)
  const shown = others.filter((story) => isThereAtOnce(story) && !needsWindow(story))
  const linked = others.filter((story) => !shown.includes(story))
  const isApart = needsWindow(primary)
  return (
    <>
      <Title />
      <Description />
      <Canvas
        of={primary.moduleExport}
        sourceState={isApart ? 'none' : 'hidden'}
        story={isApart ? { inline: false, height: '640px' } : {}}
        layout={isApart ? 'fullscreen' : 'padded'}
      />
      {isApart && (
        <p>
          <a href={storyHref(primary)} target="_top">
            Open it by itself
          </a>
          , where it has its controls.
        </p>
      )}
      <div className="props" role="region" aria-label="Props" tabIndex={0}>
        {isApart ? <ArgTypes /> : <Controls of={primary.moduleExport} />}
      </div>
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
                <a href={storyHref(story)} target="_top">
                  {story.name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
