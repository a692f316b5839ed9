import { expect } from 'storybook/test'
import { BlankValue } from '#src/primitives/BlankValue.tsx'
import { DescriptionList } from '#src/primitives/DescriptionList.tsx'
import preview from '#storybook/preview.tsx'
import { column } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-blank',
  title: 'Primitives/Blank value',
  component: BlankValue,
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
      <DescriptionList
        items={[
          { key: 'Estimated time', value: <BlankValue squares={8}>{children}</BlankValue> },
          { key: 'Bridge fee', value: <BlankValue>{children}</BlankValue> },
        ]}
      />
    </div>
  ),
})
