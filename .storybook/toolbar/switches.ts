// The toolbar's switches, as globals: what they are called, and what each can be set to.

/** By the name that a link gives: `&globals=theme:dark;direction:rtl`. */
export const switches = {
  theme: {
    description: 'Theme',
    icon: 'contrast',
    items: [
      { value: 'light', title: 'Theme: Paper' },
      { value: 'dark', title: 'Theme: Ink' },
      { value: 'system', title: 'Theme: as the system' },
      { value: 'both', title: 'Theme: side by side' },
    ],
  },
  motion: {
    description: 'Motion',
    icon: 'fastforward',
    items: [
      { value: 'system', title: 'Motion: as the system' },
      { value: 'reduced', title: 'Motion: reduced' },
    ],
  },
  direction: {
    description: 'Direction',
    icon: 'transfer',
    items: [
      { value: 'ltr', title: 'Direction: left to right' },
      { value: 'rtl', title: 'Direction: right to left' },
    ],
  },
  text: {
    description: 'Text',
    icon: 'paragraph',
    items: [
      { value: 'plain', title: 'Text: as it is' },
      { value: 'long', title: 'Text: very long' },
      { value: 'rtl', title: 'Text: right to left' },
      { value: 'emoji', title: 'Text: emoji' },
    ],
  },
  size: {
    description: 'Text size',
    icon: 'zoom',
    items: [
      { value: 'normal', title: 'Text size: 100 %' },
      { value: 'double', title: 'Text size: 200 %' },
    ],
  },
  medium: {
    description: 'Medium',
    icon: 'print',
    items: [
      { value: 'screen', title: 'Medium: screen' },
      { value: 'paper', title: 'Medium: paper' },
    ],
  },
} as const

type Switches = typeof switches
export type SwitchName = keyof Switches
export type ValueOf<Name extends SwitchName> = Switches[Name]['items'][number]['value']

/** Their initial values. */
export const untouched: { [Name in SwitchName]: ValueOf<Name> } = {
  theme: 'system',
  motion: 'system',
  direction: 'ltr',
  text: 'plain',
  size: 'normal',
  medium: 'screen',
}

/** As Storybook takes them. */
export const globalTypes = Object.fromEntries(
  Object.entries(switches).map(([name, { description, icon, items }]) => [
    name,
    // As an icon with a name: with the texts of all switches, a laptop has no room for the buttons after them.
    { description, toolbar: { icon, dynamicTitle: false, items: [...items] } },
  ]),
)
