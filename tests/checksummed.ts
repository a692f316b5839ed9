// For tests of sample data: the checksum that an address carries in its upper and lower case (EIP-55).
import { createEVM } from '@ethereumjs/evm'

/** Returns the Keccak hash of its input: copy the input to memory, hash it, return 32 bytes. */
const HASH_PROGRAM = '3660006000373660002060005260206000f3'
const UPPER_CASE_FROM = 8

/** The address as EIP-55 writes it; equal to the given one if that is well-formed. Hashed by an EVM's own opcode. */
export async function checksummed(address: string): Promise<string> {
  const evm = await createEVM()
  const digits = address.slice(2).toLowerCase()
  const { returnValue } = await evm.runCode({
    code: Uint8Array.from(Buffer.from(HASH_PROGRAM, 'hex')),
    data: new TextEncoder().encode(digits),
    gasLimit: 100_000n,
  })
  const hash = Buffer.from(returnValue).toString('hex')
  const cased = Array.from(digits, (digit, index) =>
    Number.parseInt(hash.charAt(index), 16) >= UPPER_CASE_FROM ? digit.toUpperCase() : digit,
  )
  return `0x${cased.join('')}`
}
