export const sentence = 'Look through sample assets and transactions, with the balance shown or hidden.'
