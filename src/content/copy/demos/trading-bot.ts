export const sentence = 'Start and stop a simulated bot, and see its strategies, trades and running profit.'
