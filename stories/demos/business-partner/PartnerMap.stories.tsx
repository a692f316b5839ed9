import { expect, fn } from 'storybook/test'
import { boxOf } from '#src/demos/business-partner/businessPartner.ts'
import { MAP } from '#src/demos/business-partner/mapLand.ts'
import { PartnerMap } from '#src/demos/business-partner/PartnerMap.tsx'
import { samplePartners } from '#src/demos/business-partner/samplePartners.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { hostilePartners } from './businessPartnerStates.ts'

const californians = samplePartners.filter(({ location }) => location.state === 'California')
const california = boxOf(californians, { usState: 'California', city: null })
const angelenos = samplePartners.filter(({ location }) => location.city === 'Los Angeles')
const losAngeles = boxOf(angelenos, { usState: null, city: 'Los Angeles' })

const meta = preview.meta({
  id: 'parts-partner-map',
  title: 'Demo parts/Partner finder, map',
  component: PartnerMap,
  argTypes: {
    partners: oneOf({ samples: samplePartners, hostile: hostilePartners, none: [] }),
    found: oneOf({ all: samplePartners, 'in California': californians, none: [] }),
    box: oneOf({ everywhere: MAP, California: california, 'Los Angeles': losAngeles }),
  },
  ...partOf('business-partner'),
  args: {
    partners: samplePartners,
    found: samplePartners,
    box: MAP,
    lit: null,
    onPin: fn(),
    handlersOf: fn(() => ({
      onPointerEnter: fn(),
      onPointerLeave: fn(),
      onPointerUp: fn(),
      onFocus: fn(),
      onBlur: fn(),
    })),
  },
})

/** The squares of partners, with their sides and places in px. */
const pinsIn = (root: HTMLElement) =>
  [...root.querySelectorAll('svg[role="img"] > svg rect')].map((pin) => pin.getBoundingClientRect())

export const Everywhere = meta.story()
/** A row or its square is pointed at: the square is larger than the others. */
export const Lit = meta.story({
  args: { lit: 'hudson-vault' },
  play: async ({ canvasElement }) => {
    const sides = pinsIn(canvasElement).map(({ width }) => Math.round(width))
    await expect(sides.filter((side) => side > Math.min(...sides))).toHaveLength(1)
    const card = canvasElement.querySelector('foreignObject') as SVGElement
    await expect(card).toHaveTextContent('Hudson VaultNew York2,447 miles, rated 4.90')
    const [map, place] = [canvasElement.querySelector('svg[role="img"]')!, card].map((one) =>
      one.getBoundingClientRect(),
    )
    await expect(place!.left).toBeGreaterThanOrEqual(map!.left)
    await expect(place!.right).toBeLessThanOrEqual(map!.right)
  },
})
/** A close map names the cities, each once. */
export const CloseMap = meta.story({
  args: { found: californians, box: california },
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('svg[role="img"] > svg > text')]
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      'Los Angeles',
      'San Francisco',
      'San Diego',
      'Sacramento',
    ])
  },
})
/** Two partners of one city do not overlap on its map. */
export const OneCity = meta.story({
  args: { found: angelenos, box: losAngeles },
  play: async ({ canvasElement }) => {
    const [one, other] = pinsIn(canvasElement)
    await expect(pinsIn(canvasElement)).toHaveLength(2)
    await expect(Math.abs(one!.top - other!.top)).toBeGreaterThan(one!.height)
  },
})
