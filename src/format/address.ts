// Shortens a wallet address or hash so that both ends can be compared.

/** Texts up to this length are not shortened. */
const LONGEST_UNSHORTENED = 12

/** `0x71C7656EC7ab88b098defB751B7401B5f6d8976F` becomes `0x71C7…976F`. */
export function shortAddress(address: string): string {
  if (address.length <= LONGEST_UNSHORTENED) return address
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
