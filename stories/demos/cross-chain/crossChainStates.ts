// One state for each picture of the bridge, by replaying what leads to it.
import { crossChain } from '#src/demos/cross-chain/crossChain.ts'
import type { ChainId } from '#src/demos/cross-chain/sampleChains.ts'
import { replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

const source = (chain: ChainId) => ({ type: 'sourceChosen', chain }) as const
const destination = (chain: ChainId) => ({ type: 'destinationChosen', chain }) as const
const typed = (text: string) => ({ type: 'amountTyped', text }) as const

export const states = {
  noAmount: replay(crossChain),
  amountTyped: replay(crossChain, [typed('2.5')]),
  otherChains: replay(crossChain, [source('solana'), destination('bsc'), typed('40')]),
  sameChain: replay(crossChain, [typed('2.5'), source('polygon')]),
  sameChainWithoutAmount: replay(crossChain, [source('polygon')]),
  blankTyped: replay(crossChain, [typed(' ')]),
  scriptTyped: replay(crossChain, [typed(hostileTexts.script)]),
  negativeTyped: replay(crossChain, [typed(hostileTexts.negative)]),
  rightToLeftTyped: replay(crossChain, [typed(hostileTexts.rightToLeft)]),
  veryLongTyped: replay(crossChain, [typed(hostileTexts.veryLong)]),
  fromBscToSolana: replay(crossChain, [source('bsc'), destination('solana'), typed('0.75')]),
  fromPolygonToEthereum: replay(crossChain, [source('polygon'), destination('ethereum'), typed('1200')]),
}
