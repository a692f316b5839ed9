import { expect, fn, waitFor } from 'storybook/test'
import { LaunchForm } from '#src/demos/meme-launcher/LaunchForm.tsx'
import { MemeFace } from '#src/demos/meme-launcher/MemeFace.tsx'
import { sampleDraft, sampleMemes } from '#src/demos/meme-launcher/sampleMemes.ts'
import { DraftMeme, TrendingMeme } from '#src/demos/meme-launcher/TrendingMeme.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { row } from '../../primitives/layout.css.ts'
import { small } from './faces.css.ts'
import { states } from './memeLauncherStates.ts'

const meta = preview.meta({
  id: 'parts-meme-launcher',
  title: 'Demo parts/Meme launcher',
  component: LaunchForm,
  argTypes: {
    draft: oneOf({
      filled: states.filled.draft,
      empty: states.empty.draft,
      'with a symbol only': states.symbolOnly.draft,
      'very long': states.veryLongText.draft,
      'from right to left': states.rightToLeft.draft,
    }),
  },
  subcomponents: { TrendingMeme, DraftMeme, MemeFace },
  ...partOf('meme-launcher'),
  args: { draft: states.filled.draft, onText: fn() },
})

export const FormFilled = meta.story()
export const OneMeme = meta.story({
  render: () => (
    <ul>
      <TrendingMeme meme={sampleMemes[0]!} />
    </ul>
  ),
})
/** One more letter each: the first six draw the features, the seventh changes one. */
export const FaceGrowing = meta.story({
  render: () => (
    <div className={row}>
      {['P', 'Pa', 'Pap', 'Pape', 'Paper', 'PaperM', 'PaperMo'].map((name) => (
        <div key={name} className={small}>
          <MemeFace name={name} />
        </div>
      ))}
    </div>
  ),
})
/** Until a letter is typed, the face of the field's example. */
export const FaceOfTheExample = meta.story({
  render: () => (
    <div className={small}>
      <MemeFace name={sampleDraft.name} isGhost />
    </div>
  ),
})
/** All variants of each feature occur. */
export const Faces = meta.story({
  render: () => (
    <div className={row}>
      {[
        ...sampleMemes.map(({ name }) => name),
        'Zebra Quiz',
        'Юла',
        '月の猫さんだよ',
        '🐸🐸🐸🐸🐸🐸',
        'Wooden Xylophone',
      ].map((name) => (
        <div key={name} className={small}>
          <MemeFace name={name} isSmall />
        </div>
      ))}
    </div>
  ),
})
/** The draft in the list: its face and its words, at a sample first price. */
export const OneDraft = meta.story({
  render: () => (
    <ul>
      <DraftMeme draft={states.filled.draft} />
    </ul>
  ),
})
/** The symbol is on a tag; a long one ends in a mark. */
export const FaceWithSymbol = meta.story({
  render: () => (
    <div className={row}>
      {['MOTH', 'ABCDEFGH'].map((symbol) => (
        <div key={symbol} className={small}>
          <MemeFace name={sampleDraft.name} symbol={symbol} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MOTH')).toBeVisible()
    await expect(canvas.getByText('ABCDE…')).toBeVisible()
  },
})
/** A press of "Launch Meme Token" shows the listing of what is typed. */
export const SlipOfALaunch = meta.story({
  tags: ['focus'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Launch Meme Token/ }))
    await waitFor(() => expect(canvas.getByText('Listing of the token')).toBeVisible())
    await expect(canvas.getByText('1,000,000,000')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/Token: “.*Paper Moth.*”, “.*MOTH.*”\./)
  },
})
