// One state for each picture of the partner finder, by replaying what leads to it, and partners that prove a layout.
import { businessPartner } from '#src/demos/business-partner/businessPartner.ts'
import type { City, Partner, Tab, UsState } from '#src/demos/business-partner/samplePartners.ts'
import { replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

const chosenTab = (tab: Tab) => ({ type: 'tabChosen', tab }) as const
const chosenState = (usState: UsState) => ({ type: 'usStateChosen', usState }) as const
const chosenCity = (city: City) => ({ type: 'cityChosen', city }) as const

const partnerOf = (id: string, text: string, figure: number): Partner => ({
  id,
  name: text,
  type: 'Local Dealer',
  rating: 0,
  reviews: figure,
  location: { city: text, state: 'California' },
  distance: figure,
  services: [text, text],
  verified: false,
  online: false,
  coordinates: { lat: -figure, lng: figure },
})

export const hostilePartners: readonly Partner[] = [
  partnerOf('very-long', hostileTexts.veryLong.slice(0, 200), Number.MAX_SAFE_INTEGER),
  partnerOf('right-to-left', hostileTexts.rightToLeft, 0),
  partnerOf('script', hostileTexts.script, 1e-9),
]

export const states = {
  allPartners: replay(businessPartner),
  oneState: replay(businessPartner, [chosenState('California')]),
  oneCity: replay(businessPartner, [chosenCity('Los Angeles')]),
  stateAndCity: replay(businessPartner, [chosenState('California'), chosenCity('San Diego')]),
  nothingFound: replay(businessPartner, [chosenState('Texas'), chosenCity('San Diego')]),
  escrow: replay(businessPartner, [chosenTab('escrow')]),
  escrowPending: replay(businessPartner, [chosenTab('escrow'), { type: 'tradeChosen', trade: 'trade-3' }]),
  escrowReleased: replay(businessPartner, [
    chosenTab('escrow'),
    { type: 'tradeChosen', trade: 'trade-2' },
    { type: 'escrowStepChosen', step: 3 },
  ]),
  appointments: replay(businessPartner, [chosenTab('appointments')]),
  newYork: replay(businessPartner, [chosenState('New York')]),
  florida: replay(businessPartner, [chosenState('Florida')]),
  illinoisAndSacramento: replay(businessPartner, [chosenState('Illinois'), chosenCity('Sacramento')]),
  sanFrancisco: replay(businessPartner, [chosenCity('San Francisco')]),
}
