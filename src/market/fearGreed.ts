// The five levels of the Fear & Greed index, each with its color (Rules, Ticker). A bound belongs to the lower level.

/** 1 red, 2 orange, 3 yellow, 4 green, 5 darker green. */
export type FearGreedLevel = 1 | 2 | 3 | 4 | 5

/**
 * The level of a Fear & Greed value, which decides the color only: 45 is orange although its fixed
 * classification says "Neutral" (Rules, Ticker).
 * @param value 0 (fear) to 100 (greed)
 */
export function fearGreedLevel(value: number): FearGreedLevel {
  if (value <= 25) return 1
  if (value <= 45) return 2
  if (value <= 55) return 3
  if (value <= 75) return 4
  return 5
}
