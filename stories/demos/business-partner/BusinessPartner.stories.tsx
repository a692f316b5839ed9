import { expect, within } from 'storybook/test'
import { loadLater } from '#src/demos/business-partner/later.ts'
import { BusinessPartner } from '#src/demos/business-partner/BusinessPartner.tsx'
import demo from '#src/demos/business-partner/demo.ts'
import tour from '#src/demos/business-partner/tour.ts'
import { samplePartners } from '#src/demos/business-partner/samplePartners.ts'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { hostilePartners, states } from './businessPartnerStates.ts'
import { oneOf } from '../../controls.ts'
import { inSection, shows } from '../../card.ts'
import { onAPhone, onATablet, onTheSmallest } from '../../viewports.ts'

const meta = preview.meta({
  id: 'demos-business-partner',
  title: 'Demos/Partner finder',
  component: BusinessPartner,
  loaders: [loadLater],
  ...demoMeta('business-partner', {
    states,
    state: states.allPartners,
    parameters: inSection('Partner finder'),
    argTypes: { partners: oneOf({ samples: samplePartners, hostile: hostilePartners, none: [] }) },
  }),
})

const expectNoOverflow = async () => {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

/** In which of the three places the money and the coins are, from 0, as drawn. */
function goodsIn(stage: HTMLElement): number[] {
  for (const motion of stage.getAnimations({ subtree: true })) motion.finish()
  const { left, width } = stage.getBoundingClientRect()
  return [...stage.querySelectorAll(':scope > div > :last-child')]
    .slice(1)
    .map((good) => Math.round(((good.getBoundingClientRect().left - left) / width) * 3))
}

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const AllPartners = meta.story({
  parameters: shows('Everywhere'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Nothing chosen means all', async () => {
      await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('All states')
      await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('All cities')
      await expect(canvas.getByRole('status')).toHaveTextContent('9 partners')
      await expect(canvas.getByRole('img', { name: 'Map: 9 of 9 partners are in this list' })).toBeVisible()
    })
    await step('A partner shows all that is known of it', async () => {
      const palm = canvas.getByRole('heading', { name: 'Palm Exchange Desk' }).closest('li') as HTMLElement
      for (const text of [
        'Premium Partner',
        'Verified',
        'Online',
        '4.90 of 5',
        '312 reviews',
        'Los Angeles, California',
        '2.4 miles',
        'Cash to coins, Escrow, Large trades',
      ])
        await expect(within(palm).getByText(text)).toBeVisible()
      // A figure and its unit stay on one line.
      await expect(within(palm).getByText('2.4 miles').textContent).toBe('2.4\u00a0miles')
    })
    await step('Its controls are samples and do nothing', async () => {
      for (const name of [
        'Start escrow with Palm Exchange Desk',
        'Book appointment with Palm Exchange Desk',
      ]) {
        const control = canvas.getByRole('button', { name })
        await expect(control).toHaveAccessibleDescription(/^Sample control\. In your version this /)
        await userEvent.click(control)
      }
      await expect(args.send).not.toHaveBeenCalled()
    })
    await step('What they lead to works in the other tabs', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'See an escrow' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'tabChosen', tab: 'escrow' })
      await userEvent.click(canvas.getByRole('button', { name: 'See free hours' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'tabChosen', tab: 'appointments' })
    })
    await step('A state, a city and a tab are chosen', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Florida')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'usStateChosen', usState: 'Florida' })
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'Sacramento')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'cityChosen', city: 'Sacramento' })
      canvas.getByRole('tab', { name: 'Find Partners' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'tabChosen', tab: 'escrow' })
    })
  },
})
export const AllPartnersOnATablet = meta.story({ tags: ['slow'], ...onATablet })
export const AllPartnersOnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const AllPartnersOnTheSmallestPhone = meta.story({
  tags: ['slow'],
  ...onTheSmallest,
  play: expectNoOverflow,
})
export const OneState = meta.story({
  parameters: shows({ says: 'A state, a city, both', after: 'demos-business-partner--state-and-city' }),
  args: { state: states.oneState },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5 partners')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'All states')
    await expect(args.send).toHaveBeenCalledWith({ type: 'usStateChosen', usState: null })
  },
})
export const OneCity = meta.story({
  parameters: shows({ says: 'A state, a city, both', after: 'demos-business-partner--florida' }),
  args: { state: states.oneCity },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 partners')
  },
})
export const StateAndCity = meta.story({
  parameters: shows('A state, a city, both'),
  args: { state: states.stateAndCity },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 partner')
    await expect(canvas.getByRole('heading', { name: 'Border Light Trading' })).toBeVisible()
  },
})
export const StateAndCityOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.stateAndCity },
  ...onAPhone,
})
export const NothingFound = meta.story({
  parameters: shows('No partner is found'),
  args: { state: states.nothingFound },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No partners')
    await expect(canvas.getByText('No partners in San Diego, Texas.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all partners' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'placeCleared' })
  },
})
export const NothingFoundOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.nothingFound },
  ...onAPhone,
})
export const Escrow = meta.story({
  parameters: shows('Escrow trades: In Progress, Pending'),
  args: { state: states.escrow },
  play: async ({ canvas, userEvent, args, step }) => {
    const trades = within(canvas.getByRole('table', { name: 'Sample escrow trades' }))
    await expect(
      trades.getByRole('row', {
        name: /Palm Exchange Desk.*ESC-20418.*\$12,500\.00.*BTC.*3 hours.*In Progress/,
      }),
    ).toBeVisible()
    await expect(trades.getByRole('row', { name: /River City Partners.*Pending/ })).toBeVisible()
    await step(
      'The money and the coins are where the step says, and a press leads to the next one',
      async () => {
        const stage = canvas.getByRole('img', {
          name: 'The money, $12,500.00, is in escrow. The coins, 0.18543 BTC, are with Palm Exchange Desk.',
        })
        const [money, coins] = goodsIn(stage)
        await expect([money, coins]).toEqual([1, 2])
        await userEvent.click(stage)
        await expect(args.send).toHaveBeenLastCalledWith({ type: 'escrowStepChosen', step: 2 })
        await userEvent.click(canvas.getByRole('button', { name: 'Next step' }))
        await expect(args.send).toHaveBeenLastCalledWith({ type: 'escrowStepChosen', step: 2 })
        canvas.getByRole('radio', { name: /^2 Pay in/ }).focus()
        await userEvent.keyboard('{ArrowLeft}')
        await expect(args.send).toHaveBeenLastCalledWith({ type: 'escrowStepChosen', step: 0 })
        await userEvent.click(canvas.getByRole('radio', { name: /ESC-20422/ }))
        await expect(args.send).toHaveBeenLastCalledWith({ type: 'tradeChosen', trade: 'trade-2' })
      },
    )
  },
})
/** A pending trade is at its first step. */
export const EscrowAtFirst = meta.story({
  parameters: shows('An escrow, step by step'),
  args: { state: states.escrowPending },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^1 Agree/ })).toBeChecked()
    await expect(goodsIn(canvas.getByRole('img', { name: /^The money/ }))).toEqual([0, 2])
  },
})
/** The last step: the money is with the partner, the coins with the visitor. */
export const EscrowReleased = meta.story({
  parameters: shows('An escrow, step by step'),
  args: { state: states.escrowReleased },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText('Later: You confirm the coins. Escrow pays $48,000.00 to Hudson Vault.'),
    ).toBeVisible()
    await expect(goodsIn(canvas.getByRole('img', { name: /with Hudson Vault\..*with you\./ }))).toEqual([
      2, 0,
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'From the start' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'escrowStepChosen', step: 0 })
  },
})
export const EscrowOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.escrow },
  ...onAPhone,
})
export const AppointmentsListed = meta.story({
  parameters: shows('Appointments: Confirmed, Pending'),
  args: { state: states.appointments },
  play: async ({ canvas }) => {
    const appointments = within(canvas.getByRole('table', { name: 'Sample appointments' }))
    await expect(
      appointments.getByRole('row', { name: /Palm Exchange Desk.*April 14.*10:00 AM.*In person.*Confirmed/ }),
    ).toBeVisible()
    await expect(appointments.getByRole('row', { name: /Lone Oak Exchange.*Pending/ })).toBeVisible()
  },
})
/** Arrow keys go over the hours; each says whether it is free. */
export const AnHourRead = meta.story({
  parameters: shows('A week, and its hours'),
  args: { state: states.appointments },
  play: async ({ canvas, userEvent, args }) => {
    const read = canvas.getByRole('status')
    await expect(read).toHaveTextContent(
      'Tuesday, April 14, 10:00 AM: Palm Exchange Desk, In person, Confirmed.',
    )
    canvas.getByRole('radio', { checked: true, name: /^Tuesday/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(read).toHaveTextContent('Tuesday, April 14, 11 AM: taken.')
    await userEvent.keyboard('{ArrowRight}')
    await expect(read).toHaveTextContent('Wednesday, April 15, 11 AM: free. Press to book.')
    await userEvent.click(canvas.getByRole('radio', { name: 'April 20 to 24' }))
    await expect(read).toHaveTextContent(
      'Tuesday, April 21, 9:15 AM: Harbor Bay Digital, Phone call, Confirmed.',
    )
    await expect(args.send).not.toHaveBeenCalled()
  },
})
/** A press on a free hour books it, in the week and in the list; a second one undoes it. */
export const AnHourBooked = meta.story({
  parameters: shows('A week, and its hours'),
  args: { state: states.appointments },
  play: async ({ canvas, userEvent, args, step }) => {
    const list = within(canvas.getByRole('table', { name: 'Sample appointments' }))
    const mine = () => list.queryByRole('row', { name: /Yours.*April 15.*11:00 AM.*In person.*Pending/ })
    await step('By pointer', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Wednesday, April 15, 11 AM: free' }))
      await expect(list.getAllByRole('row')[2]).toBe(mine())
      await expect(canvas.getByRole('status')).toHaveTextContent(
        /Palm Exchange Desk, In person, Pending, yours\. Press again to undo\.$/,
      )
      await userEvent.click(canvas.getByRole('radio', { name: /^Wednesday, April 15, 11:00 AM/ }))
      await expect(mine()).not.toBeInTheDocument()
    })
    await step('By keyboard: arrows read, Enter books', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(mine()).toBeVisible()
      await userEvent.keyboard('{ArrowDown}')
      await expect(list.getAllByRole('row', { name: /Yours/ })).toHaveLength(1)
      await expect(args.send).not.toHaveBeenCalled()
    })
  },
})
export const AppointmentsListedOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.appointments },
  ...onAPhone,
})
export const HostilePartners = meta.story({
  tags: ['slow'],
  args: { partners: hostilePartners },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: '<script>alert(1)</script>' })).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity|∞/)
  },
})
export const HostilePartnersOnAPhone = meta.story({
  tags: ['slow'],
  args: { partners: hostilePartners },
  ...onAPhone,
  play: expectNoOverflow,
})

export const NewYork = meta.story({
  parameters: shows('A state, a city, both'),
  args: { state: states.newYork },
})
export const Florida = meta.story({
  parameters: shows('A state, a city, both'),
  args: { state: states.florida },
})
export const SanFrancisco = meta.story({
  parameters: shows('A state, a city, both'),
  args: { state: states.sanFrancisco },
})
/** A city of another state: the two narrow the list together. */
export const IllinoisAndSacramento = meta.story({
  parameters: shows('No partner is found'),
  args: { state: states.illinoisAndSacramento },
})

/** From all partners to none, back to all, and on to the other tabs. */
export const Journey = meta.story({
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 61 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const usState = () => canvas.getByRole('combobox', { name: 'State' })
    const city = () => canvas.getByRole('combobox', { name: 'City' })
    const names = () => canvas.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await step('I see all partners', async () => {
      await expect(names()).toEqual(samplePartners.map(({ name }) => name))
    })
    await step('In San Diego there is one', async () => {
      await userEvent.selectOptions(city(), 'San Diego')
      await expect(names()).toEqual(['Border Light Trading'])
      await expect(canvas.getByRole('status')).toHaveTextContent('1 partner')
    })
    await step('Texas takes the city back, because San Diego is not there', async () => {
      await userEvent.selectOptions(usState(), 'Texas')
      await expect(city()).toHaveDisplayValue('All cities')
      await expect(canvas.getByRole('status')).toHaveTextContent('1 partner')
    })
    await step('A row and its square on the map light together', async () => {
      const sides = () =>
        [...context.canvasElement.querySelectorAll('svg[role="img"] > svg rect')].map(
          (pin) => pin.getBoundingClientRect().width,
        )
      const [side] = sides()
      await userEvent.hover(canvas.getByRole('heading', { level: 3 }))
      await expect(sides()[0]).toBeGreaterThan(side!)
      await userEvent.unhover(canvas.getByRole('heading', { level: 3 }))
      await expect(sides()[0]).toBe(side)
    })
    await step('A press on a square draws a line to it, which stays', async () => {
      const line = () => context.canvasElement.querySelector('svg line + circle')
      const pin = context.canvasElement.querySelector('svg[role="img"] > svg') as SVGElement
      await userEvent.click(pin)
      await userEvent.unhover(pin)
      await expect(line()).toBeInTheDocument()
      await expect(canvas.getByText('Lone Oak Exchange, Austin: 1,227 miles, rated 4.70')).toBeVisible()
      await expect(canvas.getByText('No sample escrow with this partner')).toBeVisible()
      await userEvent.click(canvas.getByRole('tab', { name: 'Appointments' }))
      await userEvent.click(canvas.getByRole('tab', { name: 'Find Partners' }))
      await expect(line()).toBeInTheDocument()
      const samePin = context.canvasElement.querySelector('svg[role="img"] > svg') as SVGElement
      await userEvent.click(samePin)
      await userEvent.unhover(samePin)
      await expect(line()).toBeNull()
    })
    await step('In San Diego, Texas, there is none, and I am told what I chose', async () => {
      await userEvent.selectOptions(city(), 'San Diego')
      await expect(canvas.getByRole('status')).toHaveTextContent('No partners')
      await expect(canvas.getByText('No partners in San Diego, Texas.')).toBeVisible()
    })
    await step('By keyboard I show all again, and can choose immediately', async () => {
      canvas.getByRole('button', { name: 'Show all partners' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(names()).toHaveLength(9)
      await expect(usState()).toHaveFocus()
      await expect(usState()).toHaveDisplayValue('All states')
      await expect(city()).toHaveDisplayValue('All cities')
    })
    await step('A press on a state of the map chooses it in the field', async () => {
      const name = [...context.canvasElement.querySelectorAll('svg text')].find(
        ({ textContent }) => textContent === 'Illinois',
      ) as SVGElement
      await userEvent.click(name)
      await expect(usState()).toHaveDisplayValue('Illinois')
      await expect(names()).toEqual(['Lakeside Loop Dealers'])
    })
    await step('My choice is kept while I read the other tabs', async () => {
      canvas.getByRole('tab', { name: 'Find Partners' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('cell', { name: 'ESC-20431' })).toBeVisible()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('cell', { name: 'April 16' })).toBeVisible()
      await userEvent.keyboard('{ArrowRight}')
      await expect(names()).toEqual(['Lakeside Loop Dealers'])
    })
    await step('A button leads on to the free hours, and the focus goes with it', async () => {
      canvas.getByRole('button', { name: 'See free hours' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('tab', { name: 'Appointments', selected: true })).toHaveFocus()
      await userEvent.click(canvas.getByRole('tab', { name: 'Find Partners' }))
    })
    await step('Booking is a sample: nothing changes, nothing closes', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Book appointment with Lakeside Loop Dealers' }),
      )
      await expect(names()).toEqual(['Lakeside Loop Dealers'])
      await expect(capabilitiesOf(context).close).not.toHaveBeenCalled()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
