export const sentence = 'Fill in a launch form and look at sample tokens in a trending list.'
