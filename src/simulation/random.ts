// A deterministic random generator whose whole state is one number, so that it fits in a demo's state.

/** FNV-1a, 32 bit: turns any text into an unsigned seed. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** A drawn number and the generator state to draw the next one from. */
export interface Draw {
  /** In [0, 1). */
  value: number
  random: number
}

/** mulberry32: one number in [0, 1) and the next generator state. */
export function draw(random: number): Draw {
  const next = (random + 0x6d2b79f5) >>> 0
  let t = Math.imul(next ^ (next >>> 15), 1 | next)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return { value: ((t ^ (t >>> 14)) >>> 0) / 4294967296, random: next }
}

/** A number in [min, max) and the next generator state. */
export function drawBetween(random: number, min: number, max: number): Draw {
  const drawn = draw(random)
  return { value: min + drawn.value * (max - min), random: drawn.random }
}

/** A whole number from `min` to `max`, both included, and the next generator state. */
export function drawInteger(random: number, min: number, max: number): Draw {
  const drawn = draw(random)
  return { value: min + Math.floor(drawn.value * (max - min + 1)), random: drawn.random }
}

/** The same numbers as a stream, for synchronous code (mosaics). */
export function randomStream(seed: number): () => number {
  let random = seed >>> 0
  return () => {
    const drawn = draw(random)
    random = drawn.random
    return drawn.value
  }
}

/** An unpredictable seed, for a demo that a visitor opens. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
