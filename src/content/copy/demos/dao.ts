export const sentence = 'Read sample proposals, see the current votes and the treasury holdings.'
