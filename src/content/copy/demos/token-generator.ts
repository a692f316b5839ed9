export const sentence = 'Fill out the form, review it and watch a simulated deployment.'
