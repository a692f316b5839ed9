// The stories that are new or drawn otherwise since the last release, by component.
import { Heading } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { sinceRelease } from '#storybook/docs/changed.ts'
import type { ChangedStory } from '../../tools/storyHistory.ts'

const KINDS = [
  { kind: 'changed', title: 'Drawn otherwise' },
  { kind: 'new', title: 'New' },
] as const

const chapterOf = ({ title }: ChangedStory) => title.split('/')[0] ?? title

/** The stories of a chapter of the sidebar, by component. */
function Chapter({ name, stories }: { name: string; stories: readonly ChangedStory[] }): ReactElement {
  const titles = [...new Set(stories.map(({ title }) => title))].sort()
  return (
    <details>
      <summary>
        {name} ({stories.length})
      </summary>
      <dl className="changed">
        {titles.map((title) => (
          <div key={title}>
            <dt>{title.slice(name.length + 1)}</dt>
            {stories
              .filter((story) => story.title === title)
              .map((story) => (
                <dd key={story.id}>
                  <a href={`./?path=/story/${story.id}`} target="_top">
                    {story.name}
                  </a>
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </details>
  )
}

export function WhatChanged(): ReactElement {
  if (sinceRelease === null)
    return (
      <p>
        This Storybook was built without the history of its files, so it cannot tell which stories changed.
      </p>
    )
  const { release, stories } = sinceRelease
  return (
    <>
      <p>
        Compared are the texts that are kept of each story: what it says to the eye and to a screen reader,
        and which colors have a meaning. A change of layout alone is not among them.
      </p>
      {KINDS.map(({ kind, title }) => {
        const ofKind = stories.filter((story) => story.kind === kind)
        const chapters = [...new Set(ofKind.map(chapterOf))].sort()
        return (
          <section key={kind}>
            <Heading>{`${title} since ${release}: ${ofKind.length}`}</Heading>
            {chapters.map((name) => (
              <Chapter key={name} name={name} stories={ofKind.filter((story) => chapterOf(story) === name)} />
            ))}
          </section>
        )
      })}
    </>
  )
}
