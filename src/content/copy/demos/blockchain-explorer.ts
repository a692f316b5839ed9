export const sentence = 'Switch between sample transactions, sample blocks and fixed network analytics.'
