import { expect, waitFor } from 'storybook/test'
import { demos } from '#src/content/demos.ts'
import { DemoThumbnail } from '#src/primitives/Marks.tsx'
import preview from '#storybook/preview.tsx'
import { tile, tileName, tiles } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-miniature',
  title: 'Primitives/Demo thumbnail',
  component: DemoThumbnail,
  parameters: { layout: 'fullscreen' },
  args: { demo: 'staking' },
})

export const EachDemo = meta.story({
  render: () => (
    <ul className={tiles}>
      {demos.map(({ key, tileName: name, family }) => (
        <li key={key} className={tile} data-family={family}>
          <DemoThumbnail demo={key} />
          <span className={tileName}>{name}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('Each tile shows its picture', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(demos.length)
      // A name that the sprite does not know leaves an empty box.
      await waitFor(async () => {
        for (const picture of canvasElement.querySelectorAll('use'))
          await expect(picture.getBBox().width).toBeGreaterThan(30)
      })
    })
  },
})
