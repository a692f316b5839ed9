// Notes on the market strip, for its page.
import type { NotesOfFolder } from '#storybook/docs/notes.ts'

export const notes: NotesOfFolder = {
  'market-ticker-strip': {
    purpose:
      'Shows prices of coins that move across the page, and the mood of the market. Where they cannot be loaded it shows samples, and says so.',
    when: ['Once, below the header.'],
    another: [
      { when: 'Prices are compared', use: 'primitives-table' },
      { when: 'The trend of one price matters', use: 'primitives-sparkline' },
    ],
    do: 'Say that the figures are samples where they are.',
    dont: 'Put a figure there that a visitor has to read before it moves away.',
    keyboard: 'Tab reaches Pause and the reason for samples. The coins rest while the focus is inside.',
    screenReader: 'It is a section named “Market data”; the second round of the coins is hidden.',
    main: 'Full',
  },
}
