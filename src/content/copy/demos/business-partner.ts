export const sentence = 'Filter sample partners by state and city, and see escrow trades and appointments.'
