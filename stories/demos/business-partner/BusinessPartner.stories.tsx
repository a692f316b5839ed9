import { expect, fn, within } from 'storybook/test'
import { BusinessPartner } from '#src/demos/business-partner/BusinessPartner.tsx'
import demo from '#src/demos/business-partner/demo.ts'
import tour from '#src/demos/business-partner/tour.ts'
import { samplePartners } from '#src/demos/business-partner/samplePartners.ts'
import preview from '#storybook/preview.tsx'
import {
  capabilitiesOf,
  demoParameters,
  framedAs,
  journeyOf,
  previewOf,
  watchedCapabilities,
} from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { hostilePartners, states } from './businessPartnerStates.ts'
import { oneOf } from '../../controls.ts'

const meta = preview.meta({
  id: 'demos-business-partner',
  title: 'Demos/Business partner finder',
  component: BusinessPartner,
  argTypes: {
    state: oneOf(states),
    partners: oneOf({ samples: samplePartners, hostile: hostilePartners, none: [] }),
  },
  decorators: [framedAs('business-partner')],
  parameters: demoParameters,
  args: { state: states.allPartners, send: fn(), capabilities: watchedCapabilities() },
})
const onAPhone = { viewport: { value: 'phone', isRotated: false } }
const onATablet = { viewport: { value: 'tablet', isRotated: false } }
const smallest = { viewport: { value: 'smallest', isRotated: false } }

const expectNoOverflow = async () => {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo))

export const AllPartners = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Nothing chosen means all', async () => {
      await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('All states')
      await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('All cities')
      await expect(canvas.getByRole('status')).toHaveTextContent('9 partners')
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
        '34.05° N, 118.24° W',
        '2.4 miles',
        'Cash to coins, Escrow, Large trades',
      ])
        await expect(within(palm).getByText(text)).toBeVisible()
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
export const AllPartnersOnATablet = meta.story({ globals: onATablet })
export const AllPartnersOnAPhone = meta.story({ globals: onAPhone })
export const AllPartnersOnTheSmallestPhone = meta.story({ globals: smallest, play: expectNoOverflow })
export const OneState = meta.story({
  args: { state: states.oneState },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5 partners')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'All states')
    await expect(args.send).toHaveBeenCalledWith({ type: 'usStateChosen', usState: null })
  },
})
export const OneCity = meta.story({
  args: { state: states.oneCity },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 partners')
  },
})
export const StateAndCity = meta.story({
  args: { state: states.stateAndCity },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 partner')
    await expect(canvas.getByRole('heading', { name: 'Border Light Trading' })).toBeVisible()
  },
})
export const StateAndCityOnAPhone = meta.story({ args: { state: states.stateAndCity }, globals: onAPhone })
export const NothingFound = meta.story({
  args: { state: states.nothingFound },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No partners')
    await expect(canvas.getByText('No partners in San Diego, Texas.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all partners' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'placeCleared' })
  },
})
export const NothingFoundOnAPhone = meta.story({ args: { state: states.nothingFound }, globals: onAPhone })
export const Escrow = meta.story({
  args: { state: states.escrow },
  play: async ({ canvas }) => {
    const trades = within(canvas.getByRole('table', { name: 'Sample escrow trades' }))
    await expect(
      trades.getByRole('row', {
        name: /Palm Exchange Desk.*ESC-20418.*\$12,500\.00.*BTC.*3 hours.*In Progress/,
      }),
    ).toBeVisible()
    await expect(trades.getByRole('row', { name: /River City Partners.*Pending/ })).toBeVisible()
  },
})
export const EscrowOnAPhone = meta.story({ args: { state: states.escrow }, globals: onAPhone })
export const AppointmentsListed = meta.story({
  args: { state: states.appointments },
  play: async ({ canvas }) => {
    const appointments = within(canvas.getByRole('table', { name: 'Sample appointments' }))
    await expect(
      appointments.getByRole('row', { name: /Palm Exchange Desk.*April 14.*10:00 AM.*In person.*Confirmed/ }),
    ).toBeVisible()
    await expect(appointments.getByRole('row', { name: /Lone Oak Exchange.*Pending/ })).toBeVisible()
  },
})
export const AppointmentsListedOnAPhone = meta.story({
  args: { state: states.appointments },
  globals: onAPhone,
})
export const HostilePartners = meta.story({
  args: { partners: hostilePartners },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: '<script>alert(1)</script>' })).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity|∞/)
  },
})
export const HostilePartnersOnAPhone = meta.story({
  args: { partners: hostilePartners },
  globals: onAPhone,
  play: expectNoOverflow,
})

export const NewYork = meta.story({ args: { state: states.newYork } })
export const Florida = meta.story({ args: { state: states.florida } })
export const SanFrancisco = meta.story({ args: { state: states.sanFrancisco } })
/** A city of another state: the two narrow the list together. */
export const IllinoisAndSacramento = meta.story({ args: { state: states.illinoisAndSacramento } })

/** From all partners to none, back to all, and on to the other tabs. */
export const Journey = meta.story({
  ...journeyOf(demo, tour),
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
    await step('With Texas there is none, and I am told what I chose', async () => {
      await userEvent.selectOptions(usState(), 'Texas')
      await expect(canvas.getByRole('status')).toHaveTextContent('No partners')
      await expect(canvas.getByText('No partners in San Diego, Texas.')).toBeVisible()
    })
    await step('By keyboard I show all again, and can choose at once', async () => {
      canvas.getByRole('button', { name: 'Show all partners' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(names()).toHaveLength(9)
      await expect(usState()).toHaveFocus()
      await expect(usState()).toHaveDisplayValue('All states')
      await expect(city()).toHaveDisplayValue('All cities')
    })
    await step('My choice is kept while I read the other tabs', async () => {
      await userEvent.selectOptions(usState(), 'Illinois')
      canvas.getByRole('tab', { name: 'Find Partners' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByText('ESC-20431')).toBeVisible()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByText('April 16')).toBeVisible()
      await userEvent.keyboard('{ArrowRight}')
      await expect(names()).toEqual(['Lakeside Loop Dealers'])
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
export const Tour = meta.story(tourOf(demo, tour))
export const TourOnAPhone = meta.story(tourOnAPhone(demo, tour))
