// One state for each picture of the bridge, by replaying what leads to it.
import { crossChain, TICK_MS } from '#src/demos/cross-chain/crossChain.ts'
import type { ChainId } from '#src/demos/cross-chain/sampleChains.ts'
import { after, replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

const source = (chain: ChainId) => ({ type: 'sourceChosen', chain }) as const
const destination = (chain: ChainId) => ({ type: 'destinationChosen', chain }) as const
const typed = (text: string) => ({ type: 'amountTyped', text }) as const

/** Longer than the tile needs to cross. */
const crossed = after(5000)

export const states = {
  noAmount: replay(crossChain),
  leaving: replay(crossChain, [typed('2')]),
  underWay: replay(crossChain, [typed('12.5'), after(12 * TICK_MS)]),
  amountTyped: replay(crossChain, [typed('2.5'), crossed]),
  feeLeaves: replay(crossChain, [typed('2.5'), after(17 * TICK_MS)]),
  swapped: replay(crossChain, [typed('2.5'), crossed, { type: 'chainsSwapped' }, after(4 * TICK_MS)]),
  sentAgain: replay(crossChain, [typed('2.5'), crossed, destination('bsc')]),
  otherChains: replay(crossChain, [source('solana'), destination('bsc'), typed('40'), crossed]),
  sameChain: replay(crossChain, [typed('2.5'), crossed, source('polygon')]),
  sameChainWithoutAmount: replay(crossChain, [source('polygon')]),
  blankTyped: replay(crossChain, [typed(' ')]),
  scriptTyped: replay(crossChain, [typed(hostileTexts.script)]),
  negativeTyped: replay(crossChain, [typed(hostileTexts.negative)]),
  rightToLeftTyped: replay(crossChain, [typed(hostileTexts.rightToLeft)]),
  veryLongTyped: replay(crossChain, [typed(hostileTexts.veryLong)]),
  fromBscToSolana: replay(crossChain, [source('bsc'), destination('solana'), typed('0.75'), crossed]),
  fromPolygonToEthereum: replay(crossChain, [
    source('polygon'),
    destination('ethereum'),
    typed('1200'),
    crossed,
  ]),
  express: replay(crossChain, [typed('2.5'), { type: 'routeChosen', route: 'express' }, crossed]),
  saver: replay(crossChain, [typed('100'), { type: 'routeChosen', route: 'saver' }, after(20 * TICK_MS)]),
  movedBack: replay(crossChain, [
    source('polygon'),
    destination('ethereum'),
    typed('1200'),
    crossed,
    { type: 'tileMoved', ticks: 9 },
  ]),
  tinyAmount: replay(crossChain, [typed('0.000001'), crossed]),
  hugeAmount: replay(crossChain, [typed('9'.repeat(300)), crossed]),
}
