// A link from a page of docs to a story, in the workshop around both.
import type { ReactElement } from 'react'

/** The address of a story, for docs in the book and alone. */
export const storyHref = (id: string): string => `./?path=/story/${id}`

/** "primitives-button--primary" as one reads it: "Button: primary". */
const nameOf = (id: string): string => {
  const [, part = '', state = ''] =
    /^(?:primitives|patterns|market|screens|chat|demos|theme)-(.+)--(.+)$/.exec(id) ?? []
  const words = `${part}: ${state}`.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function StoryLink({ id }: { id: string }): ReactElement {
  return (
    <a href={storyHref(id)} target="_top">
      {nameOf(id)}
    </a>
  )
}
