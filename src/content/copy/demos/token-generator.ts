export const sentence = 'Fill in a token, review it and watch a simulated deployment.'
