// What the sources and git know of a component, on its page: whether it is new, its code, its tokens, who uses it, what changed last.
import { Heading, Source, Subheading } from '@storybook/addon-docs/blocks'
import { useState, type ReactElement } from 'react'
import { demoByKey, isDemoId } from '#src/content/demos.ts'
import { offersShowing } from '#src/content/offers.ts'
import { facts, loadSource, release, type ComponentFacts } from './facts.ts'

const pageHref = (id: string) => `./?path=/docs/${id}--docs`

export function PageLink({ id, title }: { id: string; title: string }): ReactElement {
  return (
    <a href={pageHref(id)} target="_top">
      {title}
    </a>
  )
}

/** What the groups of the theme are called on a page. */
const GROUPS: readonly (readonly [name: string, ...groups: string[]])[] = [
  ['Colors', 'color', 'ground', 'print', 'shade'],
  ['Colors of the family', 'family'],
  ['Text', 'textStyle', 'specialStyle', 'emphasis', 'leading', 'tracking', 'fixedSize', 'size', 'weight'],
  ['Space', 'space', 'sectionSpace', 'gutter', 'grid'],
  ['Lines', 'line'],
  ['Heights', 'control'],
  ['Motion', 'duration', 'ease'],
  ['Layers', 'depth'],
  ['Adapts to', 'media', 'within'],
]

export function Tokens({ tokens }: { tokens: ComponentFacts['tokens'] }): ReactElement | null {
  const rows = GROUPS.flatMap(([name, ...groups]) => {
    const found = groups.flatMap((group) => tokens[group] ?? [])
    return found.length > 0 ? [{ name, found }] : []
  })
  if (rows.length === 0) return null
  return (
    <>
      <Heading>Tokens</Heading>
      <p>
        Its styles take these from <PageLink id="docs-tokens" title="the tokens" />:
      </p>
      <ul className="facts">
        {rows.map(({ name, found }) => (
          <li key={name}>
            <b>{name}:</b>{' '}
            {found.map((token, at) => (
              <span key={token}>
                {at > 0 && ', '}
                <code>{token}</code>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

const STATUS = {
  new: ['New', 'It was not in the release'],
  changed: ['Changed', 'Some states are new or drawn otherwise than in the release'],
  stable: ['Stable', 'No state is drawn otherwise than in the release'],
} as const

/** Whether it is new, and the code of it. */
export function About({
  known,
  designFile,
}: {
  known: ComponentFacts | undefined
  designFile: string | undefined
}): ReactElement {
  const [source, setSource] = useState<string>()
  const status = known?.status && STATUS[known.status]
  const load = known && loadSource[known.id]
  return (
    <>
      <ul className="about">
        {status && (
          <li>
            <b>Status:</b> {`${status[0]}. ${status[1]} ${release}.`}
          </li>
        )}
        {release === undefined && (
          <li>
            <b>Status:</b> Not known: this Storybook was built without the history of its files.
          </li>
        )}
        {designFile !== undefined && (
          <li>
            <a href={designFile} target="_blank" rel="noreferrer">
              Design file
            </a>{' '}
            on {new URL(designFile).hostname}, opens in a new tab
          </li>
        )}
      </ul>
      {load && (
        <details className="source" onToggle={() => void load().then((module) => setSource(module.default))}>
          <summary>
            Source: <code>{known.file}</code>
          </summary>
          {source !== undefined && <Source code={source} language="tsx" />}
        </details>
      )}
    </>
  )
}

function Places({ title, places }: { title: string; places: readonly ReactElement[] }): ReactElement | null {
  if (places.length === 0) return null
  return (
    <>
      <Subheading>{title}</Subheading>
      <ul className="states">{places}</ul>
    </>
  )
}

export function Users({ id, users, demos }: ComponentFacts): ReactElement {
  const own = id.replace(/^demos-/, '')
  const shown = isDemoId(own) ? offersShowing(own) : []
  const all = [...demos, ...users, ...shown]
  const page = (one: string, title: string) => (
    <li key={one}>
      <PageLink id={one} title={title} />
    </li>
  )
  return (
    <>
      <Heading>Where it is used</Heading>
      {all.length === 0 && <p>On the pages of the site; no demo and no other component here uses it.</p>}
      <Places
        title="Demos"
        places={demos.filter(isDemoId).map((key) => page(`demos-${key}`, demoByKey(key).name))}
      />
      <Places title="Components and pages" places={users.map((one) => page(one, facts[one]?.title ?? one))} />
      <Places
        title="Services and products"
        places={shown.map(({ path, kind, name }) => (
          <li key={path}>
            {name} ({kind})
          </li>
        ))}
      />
    </>
  )
}

export function LatestChanges({ changes }: ComponentFacts): ReactElement {
  return (
    <>
      <Heading>What changed last</Heading>
      {changes.length === 0 && <p>Nothing that visitors notice, as far as the history of its files says.</p>}
      <ul className="facts">
        {changes.map(({ day, says }) => (
          <li key={says}>
            <b>{day}:</b> {says}
          </li>
        ))}
      </ul>
    </>
  )
}
