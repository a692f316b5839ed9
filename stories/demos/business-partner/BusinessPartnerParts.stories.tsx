import { expect, fn, waitFor } from 'storybook/test'
import { Appointments } from '#src/demos/business-partner/Appointments.tsx'
import { EscrowTrades } from '#src/demos/business-partner/EscrowTrades.tsx'
import { escrowOf } from '#src/demos/business-partner/businessPartner.ts'
import { FindPartners } from '#src/demos/business-partner/FindPartners.tsx'
import { PartnerMap } from '#src/demos/business-partner/PartnerMap.tsx'
import { PartnerRow } from '#src/demos/business-partner/PartnerRow.tsx'
import {
  sampleAppointments,
  sampleEscrowTrades,
  samplePartners,
} from '#src/demos/business-partner/samplePartners.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { hostilePartners, states } from './businessPartnerStates.ts'
import { inSection, shows } from '../../card.ts'

const named = (name: string) => samplePartners.find((partner) => partner.name === name)!
const hudson = named('Hudson Vault')
const loneOak = named('Lone Oak Exchange')

const meta = preview.meta({
  id: 'parts-business-partner',
  title: 'Demo parts/Partner finder',
  component: FindPartners,
  argTypes: {
    partners: oneOf({ samples: samplePartners, hostile: hostilePartners, none: [] }),
    escrow: oneOf({ 'that of Palm Exchange Desk': escrowOf(undefined), none: null }),
    place: oneOf({
      everywhere: states.allPartners.place,
      'one state': states.oneState.place,
      'one city': states.oneCity.place,
      'a city of another state': states.nothingFound.place,
    }),
  },
  subcomponents: { PartnerMap, PartnerRow, EscrowTrades, Appointments },
  ...partOf('business-partner'),
  parameters: { layout: 'fullscreen', ...inSection('Partner finder') },
  args: {
    partners: samplePartners,
    place: { usState: null, city: null },
    onUsState: fn(),
    onCity: fn(),
    pressed: null,
    onPressed: fn(),
    escrow: escrowOf(undefined),
    onTab: fn(),
    onClear: fn(),
  },
})

export const Everywhere = meta.story({
  tags: ['slow'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('At each width the squares of a state are beside its name', async () => {
      for (let width = 320; width <= 1280; width += 40) {
        canvasElement.style.width = `${width}px`
        for (const name of canvas.getAllByRole('term').slice(0, 5)) {
          const row = name.parentElement!
          await expect(row.scrollWidth, `${name.textContent} in ${width} px`).toBeLessThanOrEqual(
            row.clientWidth,
          )
        }
      }
      canvasElement.style.removeProperty('width')
    })
  },
})
/** A pin is pressed: its row is lit, and the way leads to its own escrow. */
export const PinPressed = meta.story({
  args: { pressed: hudson.id, escrow: escrowOf(hudson) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Escrow with Hudson Vault' }))
    await expect(args.onTab).toHaveBeenCalledWith('escrow')
  },
})
/** A partner without a sample escrow. */
export const WithoutEscrow = meta.story({
  args: { pressed: loneOak.id, escrow: escrowOf(loneOak) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No sample escrow with this partner')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'See an escrow' })).not.toBeInTheDocument()
  },
})
export const OnTheMap = meta.story({
  render: () => <PartnerMap partners={samplePartners} found={samplePartners.slice(0, 3)} />,
})
export const OnePartner = meta.story({
  render: () => (
    <ul>
      {samplePartners.slice(0, 1).map((partner) => (
        <PartnerRow key={partner.id} partner={partner} />
      ))}
    </ul>
  ),
})
export const Escrow = meta.story({
  parameters: shows('Escrow trades: In Progress, Pending'),
  render: () => (
    <EscrowTrades trades={sampleEscrowTrades} shown={states.escrow.escrow} onTrade={fn()} onStep={fn()} />
  ),
})
export const Agenda = meta.story({
  parameters: shows('Appointments: Confirmed, Pending'),
  render: () => <Appointments appointments={sampleAppointments} />,
})
/** A press of "Start escrow" shows the contract. */
export const SlipOfAnEscrow = OnePartner.extend({
  tags: ['focus'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start escrow with Palm Exchange Desk' }))
    await waitFor(() => expect(canvas.getByText('Contract of an escrow')).toBeVisible())
    await expect(canvas.getByText('0.37085 BTC')).toBeVisible()
  },
})
