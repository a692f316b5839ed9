export const sentence = 'Walk through a token sale in four steps, from basic info to the deploy summary.'
