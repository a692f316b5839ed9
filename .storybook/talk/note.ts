// A note on a story as it is set, as a prepared email.
import { LONGEST_SAFE_LINK, prefilledMail } from '#src/content/channels.ts'

interface Noted {
  /** The address of Storybook, with the story, its props and the toolbar. */
  address: string
  /** "Primitives/Button: Small" */
  name: string
  /** Of the story's window, in px. */
  width: number
  height: number
}

/** The address of the email. What does not fit into it is left out; the link has it. */
export function noteOn({ address, name, width, height }: Noted): string {
  const { searchParams } = new URL(address)
  const lines = [
    'My note:',
    '',
    '',
    `Story: ${name}`,
    `Id: ${searchParams.get('path')?.split('/').at(-1) ?? ''}`,
    `Link: ${address}`,
    `Window: ${width} × ${height} px`,
  ]
  const set = [
    `Props: ${searchParams.get('args') ?? 'as in the story'}`,
    `Toolbar: ${searchParams.get('globals') ?? 'as it opens'}`,
    'Picture: press “Export picture” in the toolbar and attach the file.',
  ]
  const mail = prefilledMail(`Note on ${name}`, [...lines, ...set].join('\n'))
  return mail.length <= LONGEST_SAFE_LINK ? mail : prefilledMail(`Note on ${name}`, lines.join('\n'))
}
