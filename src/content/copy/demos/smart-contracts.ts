export const sentence = 'Choose a token standard and generate a sample contract to copy or download.'
