import { fn } from 'storybook/test'
import { LaunchForm } from '#src/demos/meme-launcher/LaunchForm.tsx'
import { sampleMemes } from '#src/demos/meme-launcher/sampleMemes.ts'
import { TrendingMeme } from '#src/demos/meme-launcher/TrendingMeme.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { states } from './memeLauncherStates.ts'

const meta = preview.meta({
  id: 'parts-meme-launcher',
  title: 'Demo parts/Meme token launcher',
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
  subcomponents: { TrendingMeme },
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
