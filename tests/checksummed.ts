// For tests of sample data: the checksum in the upper and lower case of an address (EIP-55).
import { createEVM } from '@ethereumjs/evm'

/** Returns the Keccak hash of its input: copy the input to memory, hash it, return 32 bytes. */
const HASH_PROGRAM = '3660006000373660002060005260206000f3'
const UPPER_CASE_FROM = 8

/** The address in the form of EIP-55; equal to the given one if that is well-formed. Hashed by an opcode of the EVM. */
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
