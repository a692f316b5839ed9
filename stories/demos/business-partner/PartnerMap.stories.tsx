import { expect, fn } from 'storybook/test'
import { boxOf, type Place } from '#src/demos/business-partner/businessPartner.ts'
import { Landscape } from '#src/demos/business-partner/Landscape.tsx'
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
const newYorkers = samplePartners.filter(({ location }) => location.state === 'New York')

const meta = preview.meta({
  id: 'parts-partner-map',
  title: 'Demo parts/Partner finder, map',
  component: PartnerMap,
  subcomponents: { Landscape },
  argTypes: {
    partners: oneOf({ samples: samplePartners, hostile: hostilePartners, none: [] }),
    found: oneOf({ all: samplePartners, 'in California': californians, none: [] }),
    place: oneOf<Place>({
      everywhere: { usState: null, city: null },
      California: { usState: 'California', city: null },
    }),
    box: oneOf({ everywhere: MAP, California: california, 'Los Angeles': losAngeles }),
  },
  ...partOf('business-partner'),
  args: {
    partners: samplePartners,
    found: samplePartners,
    box: MAP,
    lit: null,
    onPin: fn(),
    onUsState: fn(),
    onCity: fn(),
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
  play: async ({ canvas, canvasElement }) => {
    const sides = pinsIn(canvasElement).map(({ width }) => Math.round(width))
    await expect(sides.filter((side) => side > Math.min(...sides))).toHaveLength(1)
    await expect(canvas.getByText('Hudson Vault, New York: 2,447 miles, rated 4.90')).toBeVisible()
    // The line begins at the sample place in Los Angeles and ends at the square, with its distance in its middle.
    const pin = pinsIn(canvasElement).find(({ width }) => width > 20)!
    const line = canvasElement
      .querySelector('svg line + circle')!
      .previousElementSibling!.getBoundingClientRect()
    await expect(Math.abs(line.right - (pin.left + pin.width / 2))).toBeLessThan(2)
    await expect(Math.abs(line.top - (pin.top + pin.height / 2))).toBeLessThan(2)
    const distance = canvasElement.querySelector('circle + text')!
    await expect(distance).toHaveTextContent('2,447 miles')
    const words = distance.getBoundingClientRect()
    await expect(Math.abs((words.left + words.right) / 2 - (line.left + line.right) / 2)).toBeLessThan(3)
  },
})
/** A state is chosen on the map, and its name takes it back; a city on the close map, too. */
export const Pressed = meta.story({
  args: { found: californians, box: california, place: { usState: 'California', city: null } },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('svg svg g:nth-of-type(2) > rect') as SVGElement)
    await expect(args.onUsState).toHaveBeenLastCalledWith(null)
    const name = [...canvasElement.querySelectorAll('svg text')].find(
      ({ textContent }) => textContent === 'San Diego',
    ) as SVGElement
    await userEvent.click(name)
    await expect(args.onCity).toHaveBeenLastCalledWith('San Diego')
    await expect(args.onPin).not.toHaveBeenCalled()
  },
})
/** The sample place is outside of a close map: the line comes in from its edge. */
export const FromOutside = meta.story({
  args: {
    found: newYorkers,
    box: boxOf(newYorkers, { usState: 'New York', city: null }),
    lit: 'hudson-vault',
  },
})
/** A close map names the cities, each once. */
export const CloseMap = meta.story({
  args: { found: californians, box: california },
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('svg[role="img"] > svg > text')]
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      'Los Angeles',
      'San Diego',
      'San Francisco',
      'Sacramento',
    ])
  },
})
/** A city is shown in its whole state; its two partners are drawn last, and do not overlap. */
export const OneCity = meta.story({
  args: { found: angelenos, box: losAngeles },
  play: async ({ canvasElement }) => {
    const pins = pinsIn(canvasElement)
    await expect(pins).toHaveLength(californians.length)
    const [one, other] = pins.slice(-angelenos.length)
    await expect(Math.abs(one!.top - other!.top)).toBeGreaterThan(one!.height)
  },
})
/** The land alone, with one state chosen; a press on another one chooses that. */
export const Land = meta.story({
  render: ({ box = MAP, onUsState }) => (
    <svg width="100%" height="200">
      <Landscape box={box} chosen="Texas" onPress={(name) => onUsState?.(name)} />
    </svg>
  ),
  play: async ({ args, canvasElement, userEvent }) => {
    const [, ...states] = canvasElement.querySelectorAll('svg > g')
    await userEvent.click(states[0]!.querySelector('rect') as SVGElement)
    await expect(args.onUsState).toHaveBeenLastCalledWith('California')
  },
})
