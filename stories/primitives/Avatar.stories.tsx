import { Avatar } from '#src/primitives/Mosaic.tsx'
import preview from '#storybook/preview.tsx'
import { row, square20, square32, square56 } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-avatar',
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { seed: 'bitcoin' },
})

const coins = [
  'bitcoin',
  'ethereum',
  'tether',
  'binancecoin',
  'solana',
  'ripple',
  'cardano',
  'dogecoin',
  'tron',
  'polkadot',
]

export const Sizes = meta.story({
  render: ({ seed }) => (
    <div className={row}>
      {[square20, square32, square56].map((place) => (
        <span key={place} className={place}>
          <Avatar seed={seed} />
        </span>
      ))}
    </div>
  ),
})
export const TenCoins = meta.story({
  render: () => (
    <div className={row}>
      {coins.map((seed) => (
        <span key={seed} className={square56}>
          <Avatar seed={seed} />
        </span>
      ))}
    </div>
  ),
})
