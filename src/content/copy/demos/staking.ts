export const sentence = 'Compare three sample pools and see an estimated daily reward as you type an amount.'
