import { expect } from 'storybook/test'
import { Blank } from '#src/primitives/Blank.tsx'
import { KeyValues } from '#src/primitives/KeyValues.tsx'
import preview from '#storybook/preview.tsx'
import { column } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-blank',
  title: 'Primitives/Blank value',
  component: Blank,
  args: { children: 'Not filled in' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not filled in')).toBeInTheDocument()
  },
})
export const InPlaceOfValues = meta.story({
  render: ({ children }) => (
    <div className={column}>
      <KeyValues
        items={[
          { key: 'Estimated time', value: <Blank squares={8}>{children}</Blank> },
          { key: 'Bridge fee', value: <Blank>{children}</Blank> },
        ]}
      />
    </div>
  ),
})
