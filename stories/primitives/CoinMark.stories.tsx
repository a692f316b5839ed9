import { expect } from 'storybook/test'
import { CoinMark } from '#src/primitives/CoinMark.tsx'
import { knownCoins } from '#src/primitives/coins.ts'
import preview from '#storybook/preview.tsx'
import { inBothThemes } from './inBothThemes.tsx'
import { row, square20, square32, square56 } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-coin-mark',
  title: 'Primitives/CoinMark',
  component: CoinMark,
  args: { symbol: 'BTC' },
})

const marksOf = (symbols: readonly string[]) => (
  <div className={row}>
    {symbols.map((symbol) => (
      <span key={symbol} className={square56}>
        <CoinMark symbol={symbol} />
      </span>
    ))}
  </div>
)
const symbols = Object.keys(knownCoins)

export const Sizes = meta.story({
  render: ({ symbol }) => (
    <div className={row}>
      {[square20, square32, square56].map((place) => (
        <span key={place} className={place}>
          <CoinMark symbol={symbol} />
        </span>
      ))}
    </div>
  ),
})
export const EachCoin = meta.story({ render: () => inBothThemes(marksOf(symbols)) })
export const UnknownCoins = meta.story({
  render: () => marksOf(['PEPE', '$wif', '1INCH', 'TON', 'XLM', 'LEO', '🪙 Moon', 'данк', '比特', 'مال']),
  play: async ({ canvasElement }) => {
    const letters = [...canvasElement.querySelectorAll('text')].map(({ textContent }) => textContent)
    await expect(letters).toEqual(['P', 'W', '1', 'T', 'X', 'L', 'M', 'Д', '比', 'م'])
  },
})
export const WithoutLetter = meta.story({
  render: () => marksOf(['', '🪙', '—']),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(3)
    await expect(canvasElement.querySelectorAll('text')).toHaveLength(0)
  },
})
