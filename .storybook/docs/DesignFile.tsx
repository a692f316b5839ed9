// The link from the page of a component to its file in a design program.
import type { ReactElement } from 'react'
import type { ComponentNotes } from './notes.ts'

/** Shown when the notes of the component have its address; nothing otherwise. */
export function DesignFile({ designFile }: Pick<ComponentNotes, 'designFile'>): ReactElement | null {
  if (designFile === undefined) return null
  return (
    <p>
      <a href={designFile} target="_blank" rel="noreferrer">
        Design file
      </a>{' '}
      on {new URL(designFile).hostname}, opens in a new tab
    </p>
  )
}
