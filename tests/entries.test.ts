// What a visitor entered, as the inquiry names it: by the words of the fields, in the order of the form.
import { expect, it } from 'vitest'
import { replay } from '#src/simulation/replay.ts'
import type { Simulation } from '#src/simulation/simulation.ts'
import { blockchainExplorer } from '#src/demos/blockchain-explorer/blockchainExplorer.ts'
import { bruteForce } from '#src/demos/brute-force/bruteForce.ts'
import { businessPartner } from '#src/demos/business-partner/businessPartner.ts'
import { crossChain } from '#src/demos/cross-chain/crossChain.ts'
import { cryptoListing } from '#src/demos/crypto-listing/cryptoListing.ts'
import { dapp } from '#src/demos/dapp/dapp.ts'
import { launchpad } from '#src/demos/launchpad/launchpad.ts'
import { memeLauncher } from '#src/demos/meme-launcher/memeLauncher.ts'
import { mobileWallet } from '#src/demos/mobile-wallet/mobileWallet.ts'
import { nftMarketplace } from '#src/demos/nft-marketplace/nftMarketplace.ts'
import { p2pCrypto } from '#src/demos/p2p-crypto/p2pCrypto.ts'
import { priceTracker } from '#src/demos/price-tracker/priceTracker.ts'
import { smartContracts } from '#src/demos/smart-contracts/smartContracts.ts'
import { staking } from '#src/demos/staking/staking.ts'
import { tokenGenerator } from '#src/demos/token-generator/tokenGenerator.ts'

/** What a demo hands on after these events. */
const entered = <State, Event>(simulation: Simulation<State, Event>, ...events: Event[]) =>
  simulation.entries?.(replay(simulation, events))

it.each([
  ['explorer', () => entered(blockchainExplorer), [['Search', '']]],
  [
    'explorer, searched',
    () => entered(blockchainExplorer, { type: 'searchTyped', text: '0xab' }),
    [['Search', '0xab']],
  ],
  ['brute-force tester', () => entered(bruteForce), [['Target type', 'Wallet']]],
  [
    'brute-force tester, another target',
    () => entered(bruteForce, { type: 'targetChosen', target: 'api-key' }),
    [['Target type', 'API key']],
  ],
  [
    'partner finder',
    () => entered(businessPartner),
    [
      ['State', ''],
      ['City', ''],
    ],
  ],
  [
    'partner finder, a place',
    () =>
      entered(
        businessPartner,
        { type: 'usStateChosen', usState: 'California' },
        { type: 'cityChosen', city: 'San Diego' },
      ),
    [
      ['State', 'California'],
      ['City', 'San Diego'],
    ],
  ],
  [
    'bridge',
    () => entered(crossChain, { type: 'sourceChosen', chain: 'bsc' }, { type: 'amountTyped', text: '1.5' }),
    [
      ['Source chain', 'BSC'],
      ['Destination chain', 'Polygon'],
      ['Amount', '1.5'],
    ],
  ],
  [
    'crypto listing',
    () => entered(cryptoListing),
    [
      ['Search', ''],
      ['Sort by', 'Market cap'],
      ['Starred', ''],
    ],
  ],
  [
    'crypto listing, with two stars',
    () =>
      entered(
        cryptoListing,
        { type: 'searchTyped', text: 'e' },
        { type: 'sortChosen', sort: 'volume' },
        { type: 'starToggled', coinId: 'ethereum' },
        { type: 'starToggled', coinId: 'bitcoin' },
      ),
    [
      ['Search', 'e'],
      ['Sort by', 'Volume'],
      ['Starred', 'Bitcoin, Ethereum'],
    ],
  ],
  ['DApp interface, not connected', () => entered(dapp), []],
  [
    'DApp interface',
    () =>
      entered(
        dapp,
        { type: 'walletConnected' },
        { type: 'amountTyped', side: 'from', text: '2' },
        { type: 'amountTyped', side: 'to', text: '3' },
      ),
    [
      ['Swap from', '2'],
      ['Swap to', '3'],
    ],
  ],
  [
    'launchpad',
    () =>
      entered(
        launchpad,
        { type: 'textTyped', field: 'name', text: 'Orchard' },
        { type: 'textTyped', field: 'description', text: 'Trees' },
        { type: 'textTyped', field: 'tokenAddress', text: '0x1' },
        { type: 'nextPressed' },
        { type: 'saleTypeChosen', saleType: 'private' },
        { type: 'textTyped', field: 'hardCap', text: '9' },
        { type: 'textTyped', field: 'softCap', text: '4' },
        { type: 'textTyped', field: 'price', text: '0.1' },
        { type: 'textTyped', field: 'startDate', text: '2024-03-01T09:00' },
        { type: 'textTyped', field: 'endDate', text: '2024-04-30T18:30' },
      ),
    [
      ['Name', 'Orchard'],
      ['Description', 'Trees'],
      ['Token address', '0x1'],
      ['Sale type', 'Private'],
      ['Hard cap', '9'],
      ['Soft cap', '4'],
      ['Price', '0.1'],
      ['Start date', '2024-03-01, 09:00'],
      ['End date', '2024-04-30, 18:30'],
    ],
  ],
  [
    'meme launcher',
    () =>
      entered(
        memeLauncher,
        { type: 'textTyped', field: 'name', text: 'Pip' },
        { type: 'textTyped', field: 'symbol', text: 'PIP' },
        { type: 'textTyped', field: 'description', text: 'A seed' },
      ),
    [
      ['Name', 'Pip'],
      ['Symbol', 'PIP'],
      ['Description', 'A seed'],
    ],
  ],
  [
    'mobile wallet',
    () =>
      entered(
        mobileWallet,
        { type: 'textTyped', field: 'recipient', text: '0x2' },
        { type: 'textTyped', field: 'amount', text: '7' },
      ),
    [
      ['Asset', 'BTC'],
      ['Recipient address', '0x2'],
      ['Amount', '7'],
    ],
  ],
  [
    'NFT marketplace',
    () =>
      entered(
        nftMarketplace,
        { type: 'searchTyped', text: 'fold' },
        { type: 'categoryChosen', category: 'art' },
      ),
    [
      ['Search', 'fold'],
      ['Category', 'Art'],
    ],
  ],
  [
    'P2P exchange',
    () =>
      entered(
        p2pCrypto,
        { type: 'sideChosen', side: 'sell' },
        { type: 'assetChosen', asset: 'SOL' },
        { type: 'paymentChosen', payment: 'upi' },
        { type: 'amountTyped', text: '250' },
      ),
    [
      ['Buy or sell', 'Sell'],
      ['Asset', 'SOL'],
      ['Payment method', 'UPI'],
      ['USD amount', '250'],
    ],
  ],
  ['price tracker', () => entered(priceTracker, { type: 'searchTyped', text: 'bit' }), [['Search', 'bit']]],
  ['price tracker, untouched', () => entered(priceTracker), [['Search', '']]],
  ['contract builder, untouched', () => entered(smartContracts), [['Token standard', 'ERC-20']]],
  [
    'contract builder',
    () => entered(smartContracts, { type: 'standardChosen', standard: 'spl' }),
    [['Token standard', 'SPL']],
  ],
  ['staking, no pool', () => entered(staking), []],
  [
    'staking',
    () =>
      entered(staking, { type: 'poolOpened', poolId: 'aiz-reserve' }, { type: 'amountTyped', text: '12' }),
    [
      ['Pool', 'AIZ Reserve'],
      ['Amount to stake', '12'],
    ],
  ],
  [
    'token generator',
    () =>
      entered(
        tokenGenerator,
        { type: 'textTyped', field: 'name', text: 'Orchard' },
        { type: 'textTyped', field: 'symbol', text: 'ORC' },
        { type: 'textTyped', field: 'supply', text: '1000' },
        { type: 'decimalsChosen', decimals: '6' },
        { type: 'networkChosen', network: 'solana' },
      ),
    [
      ['Token name', 'Orchard'],
      ['Symbol', 'ORC'],
      ['Total supply', '1000'],
      ['Decimals', '6'],
      ['Network', 'Solana'],
    ],
  ],
])('%s', (_, entries, expected) => {
  expect(entries()).toEqual(expected)
})
