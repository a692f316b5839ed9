// How a wallet address or hash is shortened so that both of its ends can be compared.

/** Up to this length the short form would save nothing worth an ellipsis. */
const LONGEST_UNSHORTENED = 12

/** `0x71C7656EC7ab88b098defB751B7401B5f6d8976F` becomes `0x71C7…976F`. */
export function shortAddress(address: string): string {
  if (address.length <= LONGEST_UNSHORTENED) return address
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
