// Puts the panel "Events" into the book, and binds it to the story in its frame.
import * as React from 'react'
import { AddonPanel } from 'storybook/internal/components'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons, types, useChannel, useStorybookState } from 'storybook/manager-api'
import { copyText } from '#src/browser/clipboard.ts'
import { EventsPanel, type EventsPanelProps } from './EventsPanel.tsx'
import {
  CLOSED,
  OPENED,
  REQUESTED,
  SHOWN,
  TEXT,
  type CopyText,
  type EventsView,
  type PanelRequest,
} from './messages.ts'

const ADDON = 'demo-events'

/** Only the stories of demos have events. */
const isOfDemo = (parameters: { fileName?: unknown } | undefined) =>
  /stories\/demos\//.test(String(parameters?.fileName))

/** The story of the same demo in which it is at work; the parts of a demo belong to it. */
const previewIdOf = (storyId: string) => `${storyId.replace(/(?:-parts)?--.*$/, '')}--preview`

/** Whether a story is drawn: without a demo at work by then, it is a still story. */
function isDrawn(storyId: string): boolean {
  const [drawn] = (addons.getChannel()?.last(STORY_RENDERED) ?? []) as unknown[]
  return drawn === storyId
}

function BoundPanel(): React.ReactElement {
  const { storyId, index } = useStorybookState()
  const previewId = previewIdOf(storyId)
  const hasPreview = index !== undefined && Object.hasOwn(index, previewId)
  return (
    // What was shown and copied belongs to the story.
    <StoryEvents
      key={storyId}
      storyId={storyId}
      previewHref={hasPreview ? `./?path=/story/${previewId}` : null}
    />
  )
}

interface StoryEventsProps {
  storyId: string
  previewHref: string | null
}

function StoryEvents({ storyId, previewHref }: StoryEventsProps): React.ReactElement {
  const [view, setView] = React.useState<EventsPanelProps['view']>(null)
  const [copied, setCopied] = React.useState<EventsPanelProps['copied']>(null)
  const emit = useChannel({
    [SHOWN]: (shown: EventsView | null) => {
      if (shown?.storyId === storyId) setView(shown)
      else setView(isDrawn(storyId) ? 'still' : null)
    },
    [TEXT]: (text: CopyText) => {
      // What is not there leaves in the clipboard what is in it.
      if (text.text === '') setCopied({ ...text, isCopied: false })
      else void copyText(text.text).then((isCopied) => setCopied({ ...text, isCopied }))
    },
    // The frame may have been loaded again.
    [STORY_RENDERED]: () => emit(OPENED),
  })
  React.useEffect(() => {
    emit(OPENED)
    return () => emit(CLOSED)
  }, [emit])
  const request = (one: PanelRequest) => emit(REQUESTED, one)
  return (
    <EventsPanel
      view={view}
      previewHref={previewHref}
      copied={copied}
      onSend={(type, texts) => request({ kind: 'send', type, texts })}
      onShowAt={(ms) => request({ kind: 'showAt', ms })}
      onShowAfter={(chosen) => request({ kind: 'showAfter', index: chosen })}
      onGoOn={() => request({ kind: 'goOn' })}
      onCopy={(of) => request({ kind: 'text', of })}
    />
  )
}

export function addEventsPanel(): void {
  addons.register(ADDON, () => {
    addons.add(`${ADDON}/panel`, {
      type: types.PANEL,
      title: 'Events',
      disabled: (parameters) => !isOfDemo(parameters),
      render: ({ active = false }) => (
        <AddonPanel active={active}>{active ? <BoundPanel /> : <></>}</AddonPanel>
      ),
    })
  })
}
