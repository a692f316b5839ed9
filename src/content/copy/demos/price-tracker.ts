export const sentence = 'Search coins and refresh their sample prices, or wait for the automatic refresh.'
