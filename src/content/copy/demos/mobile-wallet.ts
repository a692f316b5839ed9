export const sentence = 'Use a phone wallet with sample assets: its balance, send, receive and security tabs.'
