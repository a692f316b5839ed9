export const sentence = 'Pick two chains and an amount to see the estimated time and the fee.'
