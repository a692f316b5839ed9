// Texts that must stay text, whatever the field they are typed into.

export const hostileTexts = {
  veryLong: 'Wolkenkratzer'.repeat(770).slice(0, 10_000),
  rightToLeft: 'بستان الزيتون 🫒 42',
  emoji: '👩‍👩‍👧‍👦🦄🇺🇳',
  script: '<script>alert(1)</script>',
  infinite: '1e400',
  notANumber: 'NaN',
  negative: '-5',
} as const
