import { AddressMark } from '#src/primitives/Mosaic.tsx'
import preview from '#storybook/preview.tsx'
import { row, square20, square32, square56 } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-address-mark',
  title: 'Primitives/AddressMark',
  component: AddressMark,
  args: { address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' },
})

export const Sizes = meta.story({
  render: ({ address }) => (
    <div className={row}>
      {[square20, square32, square56].map((place) => (
        <span key={place} className={place}>
          <AddressMark address={address} />
        </span>
      ))}
    </div>
  ),
})
