// At the end of the toolbar: a note on the story, as a prepared email, and a picture of the story as it is set.
import * as React from 'react'
import { Button } from 'storybook/internal/components'
import { addons, types, useChannel, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { PICTURE, PICTURE_ENDED } from './messages.ts'
import { noteOn } from './note.ts'

const ADDON = 'talk'

/** Drawn on 14 by 14 px, as Storybook's own. */
const NOTE = 'M1 1.5h12v8.5H6L3 12.5V10H1zM3.5 4h7M3.5 6.5h5'
const CAMERA = 'M1 4h3l1-1.5h4L10 4h3v7.5H1zM7 5.5a2 2 0 1 0 .01 0z'

const Icon = ({ path }: { path: string }) => (
  <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden>
    <path d={path} />
  </svg>
)

function TalkTools(): React.ReactElement {
  const api = useStorybookApi()
  const { viewMode } = useStorybookState()
  const say = (headline: string) => api.addNotification({ id: ADDON, content: { headline }, duration: 8000 })
  const emit = useChannel({
    [PICTURE_ENDED]: (isSaved: boolean) =>
      say(isSaved ? 'Picture saved' : 'No picture: take one with your device'),
  })
  const note = () => {
    const frame = document.getElementById('storybook-preview-iframe')
    // Nothing is known before the index is there.
    const story: { title: string; name: string } | undefined = api.getCurrentStoryData()
    return noteOn({
      address: window.location.href,
      name: story ? `${story.title}: ${story.name}` : '',
      width: frame?.offsetWidth ?? 0,
      height: frame?.offsetHeight ?? 0,
    })
  }
  return (
    <>
      <Button asChild variant="ghost" padding="small" ariaLabel="Leave a note">
        {/* What is set is in the address by the time of the press. */}
        <a href={note()} onClick={({ currentTarget }) => currentTarget.setAttribute('href', note())}>
          <Icon path={NOTE} />
        </a>
      </Button>
      {viewMode === 'story' && (
        <Button
          variant="ghost"
          padding="small"
          ariaLabel="Export picture"
          onClick={() => emit(PICTURE, api.getCurrentStoryData().id)}
        >
          <Icon path={CAMERA} />
        </Button>
      )}
    </>
  )
}

export function addTalkTools(): void {
  addons.register(ADDON, () => {
    addons.add(`${ADDON}/tools`, { type: types.TOOLEXTRA, title: 'Talk about it', render: TalkTools })
  })
}
