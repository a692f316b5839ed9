// Compresses short texts for an address: deflate (RFC 1951) with fixed codes and a dictionary, then
// base64url. Packing and unpacking are synchronous and work in every browser; unpacking has a size limit.

/**
 * Texts that are frequent in moments; the most frequent ones are last. Every link uses it, so it never
 * changes: another one needs another version of the moment.
 */
export const DICTIONARY = new TextEncoder().encode(
  '"from"to"side","amount","asset":"chain":"city":"sort":"category":"coinId":"standard":"network":"ethereum"polygon"' +
    'Toggled","Opened","poolId":"Started"},{"type":"Stopped"},{"type":"balanceHidden"},{"type":"previousPressed"},' +
    '{"type":"nextPressed"},{"type":"startPressed"},{"type":"Chosen","tabChosen","tab":"amountTyped","text":"' +
    'searchTyped","text":"description","symbol","[0,{"type":"textTyped","field":"name","text":"',
)

/** A length of 3 to 258 is a code and some bits more; so is a distance. */
const LENGTH_CODES = steppedCodes(28, 4, 3)
const DISTANCE_CODES = steppedCodes(30, 2, 1)
const LONGEST_MATCH = 258
const SHORTEST_MATCH = 3
/** The code of the longest match, which needs no more bits. */
const LONGEST_CODE = 285
const FIRST_LENGTH_CODE = 257
const END_OF_BLOCK = 256
const DISTANCE_BITS = 5
/** The maximum number of candidate positions with the same three letters. */
const TRIES = 32

interface SteppedCode {
  base: number
  bits: number
}

/** The tables of RFC 1951, 3.2.5: two rounds of codes without more bits, then one bit more each round. */
function steppedCodes(count: number, aRound: number, first: number): SteppedCode[] {
  const codes: SteppedCode[] = []
  for (let code = 0, base = first; code < count; code++) {
    const bits = Math.max(0, Math.floor(code / aRound) - 1)
    codes.push({ base, bits })
    base += 1 << bits
  }
  return codes
}

const lastUpTo = (codes: readonly SteppedCode[], value: number) => {
  let at = codes.length - 1
  while ((codes[at] as SteppedCode).base > value) at--
  return at
}

/** The text, packed. */
export function pack(text: string): string {
  const bytes = [...DICTIONARY, ...new TextEncoder().encode(text)]
  const packed: number[] = []
  let held = 0
  let count = 0
  const write = (value: number, bits: number) => {
    for (let bit = 0; bit < bits; bit++) {
      held |= ((value >> bit) & 1) << count++
      if (count === 8) {
        packed.push(held)
        held = count = 0
      }
    }
  }
  /** Codes have their highest bit first, all other numbers their lowest. */
  const writeCode = (value: number, bits: number) => {
    for (let bit = bits - 1; bit >= 0; bit--) write(value >> bit, 1)
  }
  /** RFC 1951, 3.2.6. */
  const writeSymbol = (symbol: number) => {
    if (symbol < 144) writeCode(0x30 + symbol, 8)
    else if (symbol < 256) writeCode(0x190 + symbol - 144, 9)
    else if (symbol < 280) writeCode(symbol - 256, 7)
    else writeCode(0xc0 + symbol - 280, 8)
  }
  const writeMatch = (length: number, distance: number) => {
    if (length === LONGEST_MATCH) writeSymbol(LONGEST_CODE)
    else {
      const code = lastUpTo(LENGTH_CODES, length)
      const { base, bits } = LENGTH_CODES[code] as SteppedCode
      writeSymbol(FIRST_LENGTH_CODE + code)
      write(length - base, bits)
    }
    const code = lastUpTo(DISTANCE_CODES, distance)
    const { base, bits } = DISTANCE_CODES[code] as SteppedCode
    writeCode(code, DISTANCE_BITS)
    write(distance - base, bits)
  }

  const seen = new Map<number, number[]>()
  /** Three letters as one number. */
  const keyAt = (at: number) => ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
  const remember = (at: number) => {
    const key = keyAt(at)
    const places = seen.get(key)
    if (places) places.push(at)
    else seen.set(key, [at])
  }
  const longestMatch = (at: number) => {
    let length = 0
    let distance = 0
    const places = seen.get(keyAt(at)) ?? []
    for (const place of places.slice(-TRIES).toReversed()) {
      let same = 0
      // Past the last byte the value is undefined, which equals no byte.
      while (same < LONGEST_MATCH && bytes[place + same] === bytes[at + same]) same++
      if (same > length) [length, distance] = [same, at - place]
    }
    return { length, distance }
  }

  for (let place = 0; place < DICTIONARY.length; place++) remember(place)
  // One block, the last one, with fixed codes.
  write(0b011, 3)
  let at = DICTIONARY.length
  while (at < bytes.length) {
    const { length, distance } = longestMatch(at)
    const isMatch = length >= SHORTEST_MATCH
    if (isMatch) writeMatch(length, distance)
    else writeSymbol(bytes[at] as number)
    const next = at + (isMatch ? length : 1)
    while (at < next) remember(at++)
  }
  writeSymbol(END_OF_BLOCK)
  write(0, (8 - count) % 8)
  return toBase64Url(packed)
}

/** The packed text; null for anything that `pack` did not write, and for more than `most` bytes. */
export function unpack(code: string, most: number): string | null {
  const packed = fromBase64Url(code)
  if (!packed) return null
  let place = 0
  const read = (bits: number) => {
    let value = 0
    for (let bit = 0; bit < bits; bit++, place++)
      value |= (((packed[place >> 3] ?? 0) >> (place & 7)) & 1) << bit
    return value
  }
  const readCode = (bits: number) => {
    let value = 0
    for (let bit = 0; bit < bits; bit++) value = (value << 1) | read(1)
    return value
  }
  const readSymbol = () => {
    const seven = readCode(7)
    if (seven < 0b0011000) return 256 + seven
    const eight = (seven << 1) | read(1)
    if (eight < 0b11000000) return eight - 0x30
    if (eight < 0b11001000) return 280 + eight - 0xc0
    return 144 + ((eight << 1) | read(1)) - 0x190
  }

  if (read(3) !== 0b011) return null
  const bytes = [...DICTIONARY]
  const end = bytes.length + most
  for (;;) {
    const symbol = readSymbol()
    if (symbol === END_OF_BLOCK) break
    if (symbol < END_OF_BLOCK) bytes.push(symbol)
    else {
      const { base, bits } = LENGTH_CODES[symbol - FIRST_LENGTH_CODE] ?? { base: LONGEST_MATCH, bits: 0 }
      const length = base + read(bits)
      const far = DISTANCE_CODES[readCode(DISTANCE_BITS)]
      const from = far ? bytes.length - far.base - read(far.bits) : -1
      if (symbol > LONGEST_CODE || from < 0) return null
      for (let at = 0; at < length; at++) bytes.push(bytes[from + at] as number)
    }
    if (bytes.length > end) return null
  }
  // Truncated (missing bits read as zeros, which end a block), or followed by extra bytes.
  if (Math.ceil(place / 8) !== packed.length) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes.slice(DICTIONARY.length)))
  } catch {
    return null
  }
}

function toBase64Url(bytes: readonly number[]): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function fromBase64Url(code: string): number[] | null {
  if (!/^[\w-]+$/.test(code)) return null
  try {
    return Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
