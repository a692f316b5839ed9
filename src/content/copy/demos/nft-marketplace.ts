export const sentence = 'Browse sample works by category, or search for one by name.'
