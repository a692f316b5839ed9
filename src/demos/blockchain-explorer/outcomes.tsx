// What a delivered explorer would show after its sample controls.
import { samplePrices } from '../../content/samplePrices.ts'
import { shortAddress } from '../../format/address.ts'
import { counted } from '../../format/counted.ts'
import { price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { AddressMark } from '../../primitives/Mosaic.tsx'
import type { SampleOutcome } from '../../primitives/SampleLine.tsx'
import { feeOf, fillOf, flowOf, isOf, latestBlock, type Sought } from './blockchainExplorer.ts'
import { GAS_LIMIT, sampleAddresses, type Block, type Transaction } from './sampleChain.ts'

/** The lists of the demo, as they are shown. */
type Lists = Pick<Sought, 'transactions' | 'blocks'>

/** The forms of what has a page; a block is named by its number, or by a hash like that of a transaction. */
const FORMS = { address: /^0x[\da-f]{40}$/, hash: /^0x[\da-f]{64}$/, number: /^\d{1,15}$/ } as const
/** The most letters of the name of a token; more is no token. */
const LONGEST_TOKEN = 28

function addressPage(typed: string, { transactions }: Lists): SampleOutcome {
  const place = sampleAddresses.findIndex((one) => one.toLowerCase() === typed)
  const own = transactions.filter((one) => isOf(one, place))
  const { received, sent } = flowOf(own, place)
  return {
    title: 'Page of an address',
    picture: <AddressMark address={sampleAddresses[place] ?? typed} />,
    rows: [
      ['Address', shortAddress(sampleAddresses[place] ?? typed)],
      ['In the list', counted(own.length, 'transaction')],
      ['Received', received || 'Nothing'],
      ['Sent', sent || 'Nothing'],
    ],
  }
}

function transactionPage(one: Transaction): SampleOutcome {
  return {
    title: 'Page of a transaction',
    rows: [
      ['Status', one.status],
      ['Block', one.block === null ? 'Not yet' : plainNumber(one.block, 0)],
      ['Value', one.value],
      [one.status === 'Pending' ? 'Fee, offered' : 'Fee, paid', `${plainNumber(feeOf(one).fee, 6)} ETH`],
    ],
  }
}

function blockPage(block: Block): SampleOutcome {
  const fill = plainNumber(fillOf(block) * HUNDRED_PERCENT, 0)
  return {
    title: 'Page of a block',
    rows: [
      ['Block', plainNumber(block.number, 0)],
      ['Transactions', plainNumber(block.transactions, 0)],
      ['Fill', `${fill}% of ${plainNumber(GAS_LIMIT, 0)}`],
      ['Miner', shortAddress(block.miner)],
    ],
  }
}

/** Of a token by its symbol; null if no sample has it. */
const priceOf = (symbol: string): number | null =>
  Object.hasOwn(samplePrices, symbol) ? samplePrices[symbol as keyof typeof samplePrices].usd : null

function tokenPage(typed: string, { transactions }: Lists): SampleOutcome {
  const symbol = typed.toUpperCase()
  const own = transactions.filter(({ value }) => value.endsWith(` ${symbol}`))
  const usd = priceOf(symbol)
  return {
    title: 'Page of a token',
    rows: [
      ['Token', symbol],
      ['Price', usd === null ? 'Not in the samples' : price(usd)],
      ['In the list', counted(own.length, 'transaction')],
    ],
  }
}

/** A hash or an address of the sample chain that is typed as the page shortens it, in full; other texts as they are. */
function inFull(typed: string, { transactions, blocks }: Lists): string {
  const [start = '', end] = typed.split(/…|\.{3}/)
  if (start === '' || !end) return typed
  const known = [...[...blocks, ...transactions].map(({ hash }) => hash), ...sampleAddresses]
  return (
    known.map((one) => one.toLowerCase()).find((one) => one.startsWith(start) && one.endsWith(end)) ?? typed
  )
}

/** The page that a typed text opens, by its form; with the figures of the sample chain where it is part of it. */
export function searchOutcome(search: string, lists: Lists): SampleOutcome | undefined {
  const trimmed = search.trim()
  const typed = inFull(trimmed.toLowerCase().replaceAll(/[\s,]/g, ''), lists)
  const block = lists.blocks.find(({ number, hash }) => typed === String(number) || typed === hash)
  if (block) return blockPage(block)
  const transaction = lists.transactions.find(({ hash }) => typed === hash)
  if (transaction) return transactionPage(transaction)
  if (FORMS.address.test(typed)) return addressPage(typed, lists)
  if (FORMS.hash.test(typed))
    return {
      title: 'Page of a transaction',
      rows: [
        ['Hash', shortAddress(typed)],
        ['In the list', 'No such transaction'],
      ],
    }
  if (FORMS.number.test(typed))
    return {
      title: 'Page of a block',
      rows: [
        ['Block', plainNumber(Number(typed), 0)],
        ['In the list', 'No such block'],
        ['Latest block', plainNumber(latestBlock(lists.blocks), 0)],
      ],
    }
  // A part of an address or of a hash opens nothing alone.
  return typed === '' || typed.startsWith('0x') || trimmed.length > LONGEST_TOKEN
    ? undefined
    : tokenPage(trimmed, lists)
}
