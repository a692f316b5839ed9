// A count with its noun: "No coins", "1 coin", "12 coins".

/** `many` is the irregular plural. */
export function counted(count: number, one: string, many = `${one}s`): string {
  if (count === 0) return `No ${many}`
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}
