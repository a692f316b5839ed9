// How many there are of a thing, in words: "No coins", "1 coin", "12 coins".

/** `many` is the plural where it is not the word with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  if (count === 0) return `No ${many}`
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}
