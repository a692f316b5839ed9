export const sentence = 'Run a simulated guessing attack on a sample target and read what it finds.'
