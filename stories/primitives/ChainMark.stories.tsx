import { ChainMark } from '#src/primitives/ChainMark.tsx'
import { knownChains, type KnownChainId } from '#src/primitives/chains.ts'
import preview from '#storybook/preview.tsx'
import { inBothThemes } from './inBothThemes.tsx'
import { band, row, square20, square32, square56 } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-chain-mark',
  title: 'Primitives/ChainMark',
  component: ChainMark,
  args: { chain: 'ethereum' as KnownChainId },
})

const chains = Object.keys(knownChains) as KnownChainId[]
const all = (
  <div className={row}>
    {chains.map((chain) => (
      <span key={chain} className={square56}>
        <ChainMark chain={chain} />
      </span>
    ))}
  </div>
)

export const Sizes = meta.story({
  render: ({ chain }) => (
    <div className={row}>
      {[square20, square32, square56].map((place) => (
        <span key={place} className={place}>
          <ChainMark chain={chain} />
        </span>
      ))}
    </div>
  ),
})
export const EachChain = meta.story({ render: () => inBothThemes(all) })
export const Covering = meta.story({
  args: { chain: 'bsc', isCovering: true },
  render: ({ chain }) => (
    <div className={band}>
      <ChainMark chain={chain} isCovering />
    </div>
  ),
})
