export const sentence = 'Choose an asset, a payment method and an amount, then read the sample offers.'
