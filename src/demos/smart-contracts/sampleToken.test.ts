// The sample contract on a real EVM: it compiles without a warning and does what is said of it
// (Rules, Contract builder).
import { createEVM, Message, type EVM, type EVMRunCallOpts } from '@ethereumjs/evm'
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isWrongSupply, WRONG_SUPPLY } from './ownToken.ts'
import { rustText } from './rustSample.ts'
import { featureIds, features, switched, textWithout, type Feature } from './features.ts'
import { contractFileName, contractText } from './sampleContract.ts'

type Address = NonNullable<EVMRunCallOpts['caller']>

interface Compiled {
  errors?: { formattedMessage: string }[]
  /** Missing when there are errors. */
  contracts?: Record<
    string,
    Record<string, { evm: { bytecode: { object: string }; methodIdentifiers: Record<string, string> } }>
  >
}

/** Compiles in a separate process: the compiler makes every unhandled rejection of its process throw. */
function compile(source = contractText): Compiled {
  const require = createRequire(import.meta.url)
  const program = `
    const solc = require(process.argv[1])
    process.stdout.write(solc.compile(require('node:fs').readFileSync(0, 'utf8')))
  `
  const input = {
    language: 'Solidity',
    sources: { [contractFileName]: { content: source } },
    settings: {
      evmVersion: 'cancun',
      outputSelection: { '*': { '*': ['evm.bytecode.object', 'evm.methodIdentifiers'] } },
    },
  }
  const output = execFileSync(process.execPath, ['-e', program, require.resolve('solc')], {
    input: JSON.stringify(input),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(output) as Compiled
}

const compiled = compile()
const contract = compiled.contracts?.[contractFileName]?.SampleToken
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const word = (value: bigint) => value.toString(16).padStart(64, '0')

/** An address for a number; the EVM's own class for it is reached through a message's default. */
const addressOf = (account: bigint) =>
  new (new Message({ gasLimit: 0n }).caller.constructor as new (of: Uint8Array) => Address)(
    bytes(word(account).slice(24)),
  )

const ZERO = 0n
const OWNER = 0xa0n
const ANNA = 0xa1n
const BEN = 0xa2n
const CLARA = 0xa3n
const UNIT = 10n ** 18n
const SUPPLY = 1_000_000n * UNIT
const LARGEST = 2n ** 256n - 1n
const TRUE = 1n
const FALSE = 0n

/** The topic of `Transfer(address,address,uint256)`, the same for every token (ERC-20). */
const TRANSFER_TOPIC = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** How the answer of a revert begins that Solidity itself brings about: `Panic(uint256)`. */
const PANIC = '4e487b71'

interface Outcome {
  isReverted: boolean
  /** It reverted because a calculation went out of bounds, not for a reason that the contract gives. */
  isPanic: boolean
  /** The first word of the answer. */
  value: bigint
  /** Each Transfer event: from, to, amount. */
  transfers: [bigint, bigint, bigint][]
}

let evm: EVM
let token: Address | undefined

const toBigInt = (data: Uint8Array) => BigInt(`0x${Buffer.from(data).toString('hex') || '0'}`)

async function run(caller: bigint, data: string): Promise<Outcome> {
  const { execResult, createdAddress } = await evm.runCall({
    caller: addressOf(caller),
    data: bytes(data),
    ...(token && { to: token }),
  })
  token ??= createdAddress
  const { exceptionError, returnValue, logs = [] } = execResult
  if (exceptionError && exceptionError.error !== 'revert') throw new Error(exceptionError.error)
  return {
    isReverted: exceptionError !== undefined,
    isPanic: exceptionError !== undefined && Buffer.from(returnValue).toString('hex').startsWith(PANIC),
    value: toBigInt(returnValue.slice(0, 32)),
    transfers: logs
      .filter(([, topics]) => topics[0] && Buffer.from(topics[0]).toString('hex') === TRANSFER_TOPIC)
      .map(([, topics, amount]) => [toBigInt(topics[1]!), toBigInt(topics[2]!), toBigInt(amount)]),
  }
}

/** Calls a function by its signature. */
function call(caller: bigint, signature: string, ...values: bigint[]): Promise<Outcome> {
  const selector = contract?.evm.methodIdentifiers[signature]
  if (!selector) throw new Error(`The contract has no ${signature}`)
  return run(caller, selector + values.map(word).join(''))
}
const read = async (signature: string, ...values: bigint[]) => (await call(ZERO, signature, ...values)).value
const balances = (...accounts: bigint[]) =>
  Promise.all(accounts.map((account) => read('balanceOf(address)', account)))

/** The call, which must not revert. */
async function done(...args: Parameters<typeof call>): Promise<Outcome> {
  const outcome = await call(...args)
  expect(outcome.isReverted, `${args[1]} reverted`).toBe(false)
  return outcome
}
/** The call, which must revert for a reason that the contract gives. */
async function reverts(...args: Parameters<typeof call>): Promise<void> {
  expect(await call(...args), args[1]).toMatchObject({ isReverted: true, isPanic: false })
}

const transfer = 'transfer(address,uint256)'
const transferFrom = 'transferFrom(address,address,uint256)'
const approve = 'approve(address,uint256)'
const whitelist = 'setWhitelisted(address,bool)'
const burn = 'burn(uint256)'

it('compiles without an error or a warning', () => {
  expect(compiled.errors ?? []).toEqual([])
  expect(contract?.evm.bytecode.object).toMatch(/^[0-9a-f]+$/)
})

describe('on a real EVM', () => {
  let deployment: Outcome

  beforeAll(() => expect(contract).toBeDefined())
  beforeEach(async () => {
    evm = await createEVM()
    token = undefined
    deployment = await run(OWNER, contract!.evm.bytecode.object)
    expect(deployment.isReverted).toBe(false)
    // Anna has tokens that were not taxed in the transfer to her.
    await done(OWNER, whitelist, ANNA, TRUE)
    await done(OWNER, transfer, ANNA, 50_000n * UNIT)
    await done(OWNER, whitelist, ANNA, FALSE)
  })

  describe('supply', () => {
    it('is 1,000,000 with 18 decimals, minted once to the deployer without tax', async () => {
      expect(await read('MAX_SUPPLY()')).toBe(1_000_000n * 10n ** 18n)
      expect(await read('totalSupply()')).toBe(SUPPLY)
      expect(await read('decimals()')).toBe(18n)
      expect(await read('owner()')).toBe(OWNER)
      expect(deployment.transfers).toEqual([[ZERO, OWNER, SUPPLY]])
      expect(await balances(OWNER, ANNA)).toEqual([950_000n * UNIT, 50_000n * UNIT])
    })
    it('cannot be raised: there is nothing to mint with', () => {
      expect(Object.keys(contract!.evm.methodIdentifiers).filter((name) => /mint/i.test(name))).toEqual([])
    })
  })

  describe('tax', () => {
    it('is 100 of 10000', async () => {
      expect([await read('TAX()'), await read('TAX_BASE()')]).toEqual([100n, 10_000n])
    })
    it('a transfer of 10,000 moves 9,900, and 100 to the owner', async () => {
      const { transfers, value } = await done(ANNA, transfer, BEN, 10_000n * UNIT)
      expect(value).toBe(TRUE)
      expect(await balances(ANNA, BEN, OWNER)).toEqual([40_000n * UNIT, 9_900n * UNIT, 950_100n * UNIT])
      expect(transfers).toEqual([
        [ANNA, BEN, 9_900n * UNIT],
        [ANNA, OWNER, 100n * UNIT],
      ])
      expect(await read('totalSupply()')).toBe(SUPPLY)
    })
    it.each([
      ['from a whitelisted address', ANNA],
      ['to a whitelisted address', BEN],
    ])('is not taken on a transfer %s', async (_, listed) => {
      await done(OWNER, whitelist, listed, TRUE)
      const { transfers } = await done(ANNA, transfer, BEN, 10_000n * UNIT)
      expect(await balances(ANNA, BEN, OWNER)).toEqual([40_000n * UNIT, 10_000n * UNIT, 950_000n * UNIT])
      expect(transfers).toEqual([[ANNA, BEN, 10_000n * UNIT]])
    })
    it('is taken again when the address is off the list', async () => {
      await done(OWNER, whitelist, BEN, TRUE)
      await done(OWNER, whitelist, BEN, FALSE)
      await done(ANNA, transfer, BEN, 10_000n * UNIT)
      expect(await balances(BEN)).toEqual([9_900n * UNIT])
    })
    it.each([
      [0n, 0n],
      [1n, 0n],
      [99n, 0n],
      [100n, 1n],
      [199n, 1n],
      [10_000n, 100n],
    ])('of %i is %i: less than one unit is dropped', async (amount, tax) => {
      expect(await read('taxOn(address,address,uint256)', ANNA, BEN, amount)).toBe(tax)
      await done(ANNA, transfer, BEN, amount)
      expect(await balances(BEN)).toEqual([amount - tax])
    })
    it('comes back to the owner who pays it, and loses nothing on the way to oneself', async () => {
      await done(OWNER, transfer, BEN, 10_000n * UNIT)
      expect(await balances(OWNER, BEN)).toEqual([940_100n * UNIT, 9_900n * UNIT])
      await done(ANNA, transfer, ANNA, 10_000n * UNIT)
      expect(await balances(ANNA, OWNER)).toEqual([49_900n * UNIT, 940_200n * UNIT])
    })
  })

  describe('moving too much', () => {
    it.each([
      ['one unit more than there is', 50_000n * UNIT + 1n],
      ['the largest number', LARGEST],
    ])('%s reverts', async (_, amount) => {
      await reverts(ANNA, transfer, BEN, amount)
      await reverts(ANNA, burn, amount)
      expect(await balances(ANNA, BEN)).toEqual([50_000n * UNIT, 0n])
    })
    it('to the zero address reverts', () => reverts(ANNA, transfer, ZERO, 1n))
  })

  describe('allowance', () => {
    it('lets a spender move exactly the allowance, with tax', async () => {
      await done(ANNA, approve, BEN, 10_000n * UNIT)
      expect(await read('allowance(address,address)', ANNA, BEN)).toBe(10_000n * UNIT)
      await done(BEN, transferFrom, ANNA, CLARA, 4_000n * UNIT)
      expect(await balances(ANNA, BEN, CLARA, OWNER)).toEqual([
        46_000n * UNIT,
        0n,
        3_960n * UNIT,
        950_040n * UNIT,
      ])
      expect(await read('allowance(address,address)', ANNA, BEN)).toBe(6_000n * UNIT)
      await reverts(BEN, transferFrom, ANNA, CLARA, 6_000n * UNIT + 1n)
      await reverts(CLARA, transferFrom, ANNA, CLARA, 1n)
    })
    it('without end stays as it is', async () => {
      await done(ANNA, approve, BEN, LARGEST)
      await done(BEN, transferFrom, ANNA, CLARA, UNIT)
      expect(await read('allowance(address,address)', ANNA, BEN)).toBe(LARGEST)
      await reverts(BEN, transferFrom, ANNA, CLARA, 50_000n * UNIT)
    })
    it('is used up only by what was moved', async () => {
      await done(ANNA, approve, BEN, LARGEST - 1n)
      await reverts(BEN, transferFrom, ANNA, CLARA, 50_000n * UNIT + 1n)
      expect(await read('allowance(address,address)', ANNA, BEN)).toBe(LARGEST - 1n)
    })
    it('cannot be given to the zero address', () => reverts(ANNA, approve, ZERO, 1n))
  })

  describe('pause', () => {
    it('stops transfers and burning; unpausing lets them go on', async () => {
      await done(ANNA, approve, BEN, UNIT)
      await done(OWNER, 'pause()')
      expect(await read('paused()')).toBe(TRUE)
      await reverts(ANNA, transfer, BEN, UNIT)
      await reverts(BEN, transferFrom, ANNA, BEN, UNIT)
      await reverts(ANNA, burn, UNIT)
      await reverts(OWNER, transfer, BEN, UNIT)
      await done(ANNA, approve, CLARA, UNIT)
      await done(OWNER, 'unpause()')
      expect(await read('paused()')).toBe(FALSE)
      await done(ANNA, transfer, BEN, UNIT)
      await done(ANNA, burn, UNIT)
    })
    it('cannot be said twice', async () => {
      await reverts(OWNER, 'unpause()')
      await done(OWNER, 'pause()')
      await reverts(OWNER, 'pause()')
    })
  })

  it('only the owner pauses, unpauses and keeps the whitelist', async () => {
    for (const stranger of [ANNA, BEN, ZERO]) {
      await reverts(stranger, 'pause()')
      await reverts(stranger, whitelist, stranger, TRUE)
      expect(await read('isWhitelisted(address)', stranger)).toBe(FALSE)
    }
    expect(await read('paused()')).toBe(FALSE)
    await done(OWNER, 'pause()')
    await reverts(ANNA, 'unpause()')
    expect(await read('paused()')).toBe(TRUE)
  })

  it('every holder can burn their own tokens without tax, which lowers the supply', async () => {
    const { transfers } = await done(ANNA, burn, 10_000n * UNIT)
    expect(await read('totalSupply()')).toBe(990_000n * UNIT)
    expect(await balances(ANNA, OWNER)).toEqual([40_000n * UNIT, 950_000n * UNIT])
    expect(transfers).toEqual([[ANNA, ZERO, 10_000n * UNIT]])
  })
})

describe('with the client’s token', () => {
  const typed = { name: 'Orchard “7” \\ "', symbol: 'ORC"', supply: '5000000' }
  it('compiles with whatever is typed', () => {
    for (const token of [typed, { name: '\u202Eשלום\n', symbol: '*/ } {', supply: '10000000000' }])
      expect(compile(textWithout([], token)).errors ?? []).toEqual([])
  })
  it('has it in its code, escaped, and nothing else is changed', () => {
    const text = textWithout([], typed)
    expect(text).toContain(String.raw`name = unicode"Orchard “7” \\ \"";`)
    expect(text).toContain(String.raw`symbol = "ORC\"";`)
    expect(text).toContain('MAX_SUPPLY = 5_000_000 * 10 ** 18;')
    const own = text.split('\n')
    expect(contractText.split('\n').filter((line, index) => line !== own[index])).toHaveLength(3)
  })
  it('is the sample while nothing is typed', () => {
    expect(textWithout([], { name: ' ', symbol: '', supply: '' })).toBe(contractText)
  })
  it.each(['0', '-1', '1.5', '1,000', 'many', '10000000001', '1e300'])(
    'keeps the supply for “%s”, says so, and has the name and symbol',
    (supply) => {
      expect(isWrongSupply({ ...typed, supply })).toBe(true)
      const text = textWithout([], { ...typed, supply })
      const kept = /MAX_SUPPLY = ([\d_]+) \* 10/.exec(text)?.[1]
      expect(kept).toBe('1_000_000')
      expect(WRONG_SUPPLY).toContain(`The code keeps ${kept?.replaceAll('_', ',')}.`)
      expect(text).toContain(String.raw`symbol = "ORC\"";`)
    },
  )
  it.each(['1', '500', ' 5000000 ', '10000000000'])('takes the supply “%s”', (supply) => {
    expect(isWrongSupply({ ...typed, supply })).toBe(false)
    expect(textWithout([], { ...typed, supply }).replaceAll('_', '')).toContain(`${supply.trim()} * 10`)
  })
  it('is in Rust, too', () => {
    const text = rustText([], { name: 'Orchard $&', symbol: 'ORC', supply: '5000000' })
    expect(text).toContain('/// Orchard $&, ORC. A draft')
    expect(text).toContain('MAX_SUPPLY: u64 = 5_000_000 *')
  })
})

describe('with features turned off', () => {
  /** Every set of features that switches lead to. */
  const all = featureIds.reduce<(readonly Feature[])[]>(
    (sets, feature) => [...sets, ...sets.map((off) => switched(off, feature))],
    [[]],
  )
  const sets = [...new Map(all.map((off) => [off.toSorted().join(), off])).values()]
  it('has twelve of them: a whitelist needs a tax', () => {
    expect(sets).toHaveLength(12)
    for (const off of sets) expect(off.includes('tax') && !off.includes('whitelist')).toBe(false)
  })
  it.each(sets)('compiles without a warning: %j', (...off) => {
    expect(compile(textWithout(off)).errors ?? []).toEqual([])
  })
  it('is the sample itself with all of them', () => {
    expect(textWithout([])).toBe(contractText)
  })
  it.each<[Feature, RegExp]>([
    ['burn', /burn/i],
    ['pause', /paus/i],
    ['whitelist', /whitelist/i],
    ['tax', /\btax|TAX/],
  ])('without %s says nothing of it', (feature, words) => {
    expect(contractText).toMatch(words)
    expect(textWithout(switched([], feature))).not.toMatch(words)
  })
  it('brings each back with another press', () => {
    for (const feature of featureIds) {
      const back = switched(switched([], feature), feature)
      expect(back).toEqual(feature === 'tax' ? ['whitelist'] : [])
    }
    expect(switched(['whitelist', 'tax'], 'whitelist')).toEqual([])
    expect(features.map(({ name }) => name)).toEqual(['Burn', 'Pause', 'Whitelist', 'Transfer tax'])
  })
})
