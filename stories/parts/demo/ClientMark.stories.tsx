import { expect, waitFor } from 'storybook/test'
import { keep, keptKeys } from '#src/browser/kept.ts'
import { ClientMark } from '#src/parts/demo/ClientMark.tsx'
import preview from '#storybook/preview.tsx'
import { tile } from '../../patterns/places.css.ts'

/** A picture of 1 by 1 px, blue. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGOQib75HwAENwJQPr+8rwAAAABJRU5ErkJggg=='

const meta = preview.meta({
  id: 'patterns-client-mark',
  title: 'Patterns/Demo panel/Client mark',
  component: ClientMark,
  args: { client: 'Orchard Cooperative' },
  decorators: [
    (Story) => (
      <div className={tile}>
        <Story />
      </div>
    ),
  ],
})

/** Without a logo the mark is folded from the name. */
export const Folded = meta.story()
/** A logo that this browser keeps for the client is drawn; a client of another name keeps the folded mark. */
export const Logo = meta.story({
  beforeEach: () => {
    keep(keptKeys.logo, JSON.stringify({ client: 'Orchard Cooperative', picture: PICTURE }))
    return () => keep(keptKeys.logo, null)
  },
  play: async ({ canvasElement }) => {
    const drawn = () =>
      canvasElement.querySelector('canvas')?.getContext('2d')?.getImageData(96, 96, 1, 1).data[3]
    await waitFor(() => expect(drawn()).toBe(255))
  },
})
