// The order of the cascade: a floor above wins over a floor below, whatever the order of files.
import { globalLayer } from '@vanilla-extract/css'

/** Cascade layers, lowest first. */
export const layers = {
  reset: globalLayer('reset'),
  primitives: globalLayer('primitives'),
  patterns: globalLayer('patterns'),
  features: globalLayer('features'),
}
