// The same demos in three clients' names and colors, and in whatever a stranger's link brings (Rules, Made yours).
import { useRef, useState, type ReactElement } from 'react'
import { expect, fn } from 'storybook/test'
import { siteUrl } from '#src/content/site.ts'
import { company } from '#src/content/company.ts'
import { demoByKey, type DemoId } from '#src/content/demos.ts'
import blockchainExplorer from '#src/demos/blockchain-explorer/demo.ts'
import p2pCrypto from '#src/demos/p2p-crypto/demo.ts'
import staking from '#src/demos/staking/demo.ts'
import tokenGenerator from '#src/demos/token-generator/demo.ts'
import wallet from '#src/demos/wallet/demo.ts'
import { DemoFrame } from '#src/parts/demo/DemoFrame.tsx'
import { page } from '#src/parts/demo/DemoFrame.css.ts'
import { useBrandTones } from '#src/patterns/brand/useBrandTones.ts'
import HomeScreen from '#src/screens/HomeScreen.tsx'
import { manualClock } from '#src/simulation/clock.ts'
import type { ClosedDemo } from '#src/simulation/LiveDemo.tsx'
import type { Brand } from '#src/theme/brand.ts'
import { brandTones } from '#src/theme/brandTones.ts'
import preview from '#storybook/preview.tsx'
import { noCode } from '../../checks.ts'
import * as places from '../../patterns/places.css.ts'
import { clientsByName, oneOf } from '../../controls.ts'
import { onAPhone, onTheSmallest } from '../../viewports.ts'

const shown: readonly (readonly [DemoId, ClosedDemo])[] = [
  ['staking', staking],
  ['blockchain-explorer', blockchainExplorer],
  ['p2p-crypto', p2pCrypto],
  ['wallet', wallet],
  ['token-generator', tokenGenerator],
]

interface BrandedDemosProps {
  /** The name and the color of the demos. See `Violet`. */
  brand: Brand
  /** Which of the five. */
  demos?: readonly DemoId[]
}

/** Demos in their frames, one below the other, all in one brand. */
function BrandedDemos({ brand, demos = shown.map(([id]) => id) }: BrandedDemosProps): ReactElement {
  const [opened] = useState(() => shown.map(([, demo]) => demo.open({ seed: 1, clock: manualClock() })))
  return (
    <div className={places.stacked}>
      {shown.map(([id], index) => {
        const one = opened[index]
        const demo = demoByKey(id)
        if (!one || !demos.includes(id)) return null
        const tones = brand.color === null ? null : brandTones(brand.color, demo.family)
        return (
          <div key={id} className={page}>
            <DemoFrame
              demo={demo}
              brand={{ ...brand, tones }}
              link={`${siteUrl}/?demo=${id}`}
              onClose={fn()}
              onSend={fn()}
              opened={one}
            >
              <one.View
                capabilities={{
                  close: fn(),
                  copyText: () => Promise.resolve(true),
                  downloadText: fn(),
                }}
              />
            </DemoFrame>
          </div>
        )
      })}
    </div>
  )
}

function BrandedHome({ color }: { color: string }): ReactElement {
  const page = useRef<HTMLDivElement>(null)
  useBrandTones(page, brandTones(color, 'launch'))
  return (
    <div ref={page}>
      <HomeScreen />
    </div>
  )
}

/** The whole line; the names in it are separate elements. */
const lineOf = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === text

const meta = preview.meta({
  id: 'patterns-made-yours',
  title: 'Patterns/Demo panel/Client brand',
  component: BrandedDemos,
  argTypes: {
    brand: oneOf(clientsByName),
    demos: oneOf({ 'all five': shown.map(([id]) => id), 'the first': shown.slice(0, 1).map(([id]) => id) }),
  },
  parameters: {
    layout: 'fullscreen',
    ...noCode,
    // Five frames on one page have their controls five times.
    a11y: {
      config: {
        rules: [
          { id: 'landmark-unique', enabled: false },
          { id: 'region', enabled: false },
        ],
      },
    },
  },
})

const orchard: Brand = { name: 'Orchard Cooperative', color: '#7a1fa2' }
const harbor: Brand = { name: 'Harbor & Sons', color: '#f2b705' }
const north: Brand = { name: 'Nordlicht', color: '#0b7285' }

export const Violet = meta.story({
  tags: ['slow'],
  args: { brand: orchard },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2, name: / demo$/ })).toHaveLength(5)
    const inside = canvas.getByRole('heading', { name: 'Pools' })
    await expect(getComputedStyle(inside).getPropertyValue('--c-trade')).toContain('#7a1fa2')
    // Who made it, in our own colors.
    const [sender = document.body] = canvas.getAllByText(
      lineOf(`A demo by ${company.name}, prepared for “Orchard Cooperative”`),
    )
    const tradeIn = (element: Element) => getComputedStyle(element).getPropertyValue('--c-trade')
    await expect(tradeIn(sender)).toBe(tradeIn(document.documentElement))
    // A client's name is not a heading, and is shown in quotes.
    await expect(canvas.queryByRole('heading', { name: /Orchard Cooperative/ })).not.toBeInTheDocument()
    await expect(canvas.getAllByText('“Orchard Cooperative”')).toHaveLength(5)
  },
})
export const VioletOnAPhone = meta.story({ tags: ['slow'], args: { brand: orchard }, ...onAPhone })
export const Yellow = meta.story({ tags: ['slow'], args: { brand: harbor } })
export const YellowOnAPhone = meta.story({ tags: ['slow'], args: { brand: harbor }, ...onAPhone })
export const Teal = meta.story({ tags: ['slow'], args: { brand: north } })
export const TealOnAPhone = meta.story({ tags: ['slow'], args: { brand: north }, ...onAPhone })

/** A whole page made from one color, as the site of another company is (Docs/Handbook, Make it yours). */
export const SecondBrand = meta.story({
  tags: ['slow'],
  args: { brand: orchard },
  render: () => <BrandedHome color="#7a1fa2" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const White = meta.story({ args: { brand: { name: 'Blank', color: '#ffffff' }, demos: ['staking'] } })
export const Black = meta.story({ args: { brand: { name: 'Noir', color: '#000000' }, demos: ['staking'] } })
export const Neon = meta.story({ args: { brand: { name: 'Neon', color: '#39ff14' }, demos: ['staking'] } })
export const Gray = meta.story({
  tags: ['slow'],
  args: { brand: { name: 'Graphite', color: '#808080' }, demos: ['staking'] },
})

export const LongestName = meta.story({
  tags: ['slow'],
  args: { brand: { name: 'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww', color: '#c8102e' } },
  ...onTheSmallest,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
export const RightToLeftName = meta.story({
  tags: ['slow'],
  args: { brand: { name: 'تعاونية البستان', color: '#2b8a3e' } },
  ...onAPhone,
})
export const NameAlone = meta.story({
  args: { brand: { name: 'Orchard Cooperative', color: null }, demos: ['staking'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(lineOf(`A demo by ${company.name}, prepared for “Orchard Cooperative”`)),
    ).toBeVisible()
  },
})
/** No client is named: the line says whose demo it is, and the title stays the demo's. */
export const ColorAlone = meta.story({
  args: { brand: { name: '', color: '#7a1fa2' }, demos: ['staking'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(lineOf(`A demo by ${company.name}`))).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Staking platform' })).toBeVisible()
  },
})
