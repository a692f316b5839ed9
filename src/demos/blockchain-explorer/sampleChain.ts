// What the visitor sees: sample transactions and blocks (Rules, Explorer) and figures of a made-up network.

/** The status of a transaction. */
export type TransactionStatus = 'Success' | 'Pending' | 'Failed'

/** An explorer transaction; every record is fixed sample data. */
export interface Transaction {
  /** 32 bytes, hexadecimal. */
  hash: string
  /** 20 bytes, checksummed (EIP-55); owned by no one, like every address here. */
  from: string
  to: string
  /** Amount and symbol, with the usual decimals of the token. */
  value: string
  /** Offered price of a unit of gas, in gwei. */
  gas: number
  status: TransactionStatus
  /** In seconds: the age of its block, or how long it has been waiting while it is pending. */
  time: number
  /** The number of its block, one of `sampleBlocks`; null while it is pending. */
  block: number | null
}

/** A block; every record is fixed sample data. */
export interface Block {
  number: number
  /** 32 bytes, hexadecimal. */
  hash: string
  /** The number of transactions. */
  transactions: number
  /** In units of gas, at most `GAS_LIMIT`. */
  gasUsed: number
  /** The age in seconds. */
  timestamp: number
  /** Address of the block's producer. */
  miner: string
}

const address = {
  amber: '0x3cFe6860aEeB5E695E6B62C84db2fbd5a62366F1',
  birch: '0x5f33F8142286F3624A8Bf281A23cBC134F738608',
  cedar: '0x3cD452EbF62d94404d6584F74480427B6f04e711',
  delta: '0x8d3Ce403330818610F7288Cf50bA75CF868B43aD',
  ember: '0x88f151C5CBb3F9EDf47fD0526B15073B07124c6a',
  fjord: '0x5a07B0b41cA8AD384F8CF5146eB864B5C1a4e6eB',
  grove: '0xf76d579e8737933ED6C4eD770faF36D6cC7984e8',
  inlet: '0x1f0588C7332fB18c16391Ca860b2fE18b37d6d1f',
  juniper: '0x1FE566016f01628C6D0F0a26970b17AB71592938',
} as const
/** Senders, recipients and producers of new blocks. */
export const sampleAddresses: readonly string[] = Object.values(address)

/** From block to block, in seconds: as often as a sample block arrives. */
export const BLOCK_SECONDS = 5

/** Ten, newest first: at least one of each block, and one that is pending. */
export const sampleTransactions: readonly Transaction[] = [
  {
    hash: '0x12ccdb6d5e09f7052b829e0fba2e6718670115e3abec9faba60eeb4aa157e0c6',
    from: address.amber,
    to: address.birch,
    value: '4.2000 ETH',
    gas: 23,
    status: 'Success',
    time: 0,
    block: 18_947_221,
  },
  {
    hash: '0x519955b07f5ecdd486e994db3155bd65d754e4a4e5deda1f912481e719d33fd9',
    from: address.cedar,
    to: address.delta,
    value: '0.8150 ETH',
    gas: 22,
    status: 'Success',
    time: 0,
    block: 18_947_221,
  },
  {
    hash: '0x19ee636bfdc75ed5bb3296ed577ea9690f4027fe43a14a809554500a1f4b5716',
    from: address.ember,
    to: address.amber,
    value: '1,250.00 USDT',
    gas: 24,
    status: 'Success',
    time: 5,
    block: 18_947_220,
  },
  {
    hash: '0x02a64fa3604c0cbed1942ca95504bf91027831bc880d20e03989f98f6db085de',
    from: address.fjord,
    to: address.grove,
    value: '12.0000 ETH',
    gas: 31,
    status: 'Pending',
    time: 5,
    block: null,
  },
  {
    hash: '0x36af231f71e66823b10701571814ce29345429085a92c98b6ba41708e8be7db0',
    from: address.delta,
    to: address.cedar,
    value: '0.0500 ETH',
    gas: 21,
    status: 'Success',
    time: 10,
    block: 18_947_219,
  },
  {
    hash: '0x72832c3575259ebe217fd987710e7b1607b39bda8b56b1e9810ec42dedecdeb7',
    from: address.grove,
    to: address.ember,
    value: '86.4000 POL',
    gas: 23,
    status: 'Failed',
    time: 10,
    block: 18_947_219,
  },
  {
    hash: '0xd24af28186e589a4d95a07978921453b2096bd891e0ed4061939f3e74ccfc9cc',
    from: address.birch,
    to: address.fjord,
    value: '2.7300 ETH',
    gas: 22,
    status: 'Success',
    time: 15,
    block: 18_947_218,
  },
  {
    hash: '0xea9a3118dd0d5ffeb2bfdcf13d7661c81fc9ff826dceb516474a08cdb2c81201',
    from: address.cedar,
    to: address.grove,
    value: '310.00 USDC',
    gas: 24,
    status: 'Success',
    time: 20,
    block: 18_947_217,
  },
  {
    hash: '0xc9ed0c78319e389e532721f8295065cdffb64c839cd064c28063a31e4c137c16',
    from: address.amber,
    to: address.inlet,
    value: '0.1200 ETH',
    gas: 22,
    status: 'Success',
    time: 25,
    block: 18_947_216,
  },
  {
    hash: '0xd5d2e1eea38d216a075e454d4fa12fd3441f84764e18f9a41977eb1aac76e487',
    from: address.juniper,
    to: address.delta,
    value: '9.5000 ETH',
    gas: 23,
    status: 'Success',
    time: 30,
    block: 18_947_215,
  },
]

/** The gas limit of a block of the sample network. */
export const GAS_LIMIT = 30_000_000

/** Seven, newest first, with consecutive numbers. */
export const sampleBlocks: readonly Block[] = [
  {
    number: 18_947_221,
    hash: '0x486b03f49029da77387217c7d1ce62ecaabcdd8803e0b9f5e27c0f96ec269785',
    transactions: 187,
    gasUsed: 15_912_408,
    timestamp: 0,
    miner: address.inlet,
  },
  {
    number: 18_947_220,
    hash: '0x53354b4cb3c32aa8149e322cab4a1a239f5f057cc343a303b603a6a211c79a40',
    transactions: 142,
    gasUsed: 11_784_930,
    timestamp: 5,
    miner: address.juniper,
  },
  {
    number: 18_947_219,
    hash: '0x76ffffd9e3383fcce0cbb7a6b8961fbaf3cf33ea3abb07d308fe54b5969e4dd3',
    transactions: 213,
    gasUsed: 21_430_552,
    timestamp: 10,
    miner: address.inlet,
  },
  {
    number: 18_947_218,
    hash: '0x5c1296e18edf0d7bba574a83d7a629bfde1c4f8f5ee7177b37f372c3297eabc1',
    transactions: 168,
    gasUsed: 14_206_771,
    timestamp: 15,
    miner: address.amber,
  },
  {
    number: 18_947_217,
    hash: '0xd0f771a218c13a64ef5af621729658bb2baa0e80a0a968cc66bdbba92f40c8ac',
    transactions: 96,
    gasUsed: 7_951_316,
    timestamp: 20,
    miner: address.juniper,
  },
  {
    number: 18_947_216,
    hash: '0x75b234d95eef492d76caa16b9d24b760106de4bfc6291e3d0075348e0b3a85d5',
    transactions: 154,
    gasUsed: 13_068_245,
    timestamp: 25,
    miner: address.inlet,
  },
  {
    number: 18_947_215,
    hash: '0x723e9cd3a5e101cc5d72ea003e0365312f7b9b0a053fcb4ffd049dd51cb11bfa',
    transactions: 201,
    gasUsed: 18_640_187,
    timestamp: 30,
    miner: address.grove,
  },
]

/** Two of the four cards; the other two are derived from the lists. */
export const sampleNetwork = {
  /** In trillions of hashes a second. */
  hashRate: 642.8,
  activeAddresses: 482_910,
} as const

/** Of `HIGHEST_SCORE` (Rules, Explorer). */
export const HEALTH_SCORE = 94.7
/** The maximum health score. */
export const HIGHEST_SCORE = 100
/** In a word (Rules, Explorer). */
export const SECURITY_LEVEL = 'Maximum'
/** Squares of the security level, all of them filled at the highest one. */
export const SECURITY_STEPS = 4
