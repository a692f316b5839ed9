// The choice of a link to each demo of a message, or one link to a page with all of them.
import type { ReactElement } from 'react'
import { Options } from './Options.tsx'

const CHOICES = [
  {
    value: 'each',
    label: 'A link to each demo',
    note: 'The message lists them below one another.',
  },
  {
    value: 'all',
    label: 'One link for all',
    note: 'It opens a page with the demos as tiles, your note and your name.',
  },
] as const
const TOO_LONG = 'Too long for one link. Let a demo start at its beginning, or shorten the note.'

export interface LinkChoiceProps {
  /** Whether one link opens all demos. */
  isOneLink: boolean
  /** Another choice was made. */
  onOneLink: (isOneLink: boolean) => void
  /** The one link is longer than email apps keep. See `TooLong`. */
  isTooLong?: boolean
}

/** It follows the list of demos. */
export const LinkChoice = ({ isOneLink, onOneLink, isTooLong = false }: LinkChoiceProps): ReactElement => (
  <Options
    label="How they are sent"
    options={CHOICES.map((option) =>
      option.value === 'all' && isTooLong ? { ...option, note: TOO_LONG, isDisabled: true } : option,
    )}
    value={isOneLink ? 'all' : 'each'}
    onChange={(value) => onOneLink(value === 'all')}
  />
)
