export const sentence = 'Read sample proposals, see how the votes stand and what the treasury holds.'
