// The toolbar's switches, as globals: what they are called, and what each can be set to.

/** By the name that a link gives: `&globals=theme:dark;direction:rtl`. */
export const switches = {
  theme: {
    description: 'Theme',
    icon: 'contrast',
    items: [
      { value: 'light', title: 'Paper' },
      { value: 'dark', title: 'Ink' },
      { value: 'system', title: 'As the system' },
      { value: 'both', title: 'Side by side' },
    ],
  },
  motion: {
    description: 'Motion',
    icon: 'fastforward',
    items: [
      { value: 'system', title: 'System’s motion' },
      { value: 'reduced', title: 'Reduced motion' },
    ],
  },
  direction: {
    description: 'Direction',
    icon: 'transfer',
    items: [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ],
  },
  text: {
    description: 'Text',
    icon: 'paragraph',
    items: [
      { value: 'plain', title: 'Text as it is' },
      { value: 'long', title: 'Very long text' },
      { value: 'rtl', title: 'Right-to-left text' },
      { value: 'emoji', title: 'Emoji in text' },
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
}

/** As Storybook takes them. */
export const globalTypes = Object.fromEntries(
  Object.entries(switches).map(([name, { description, icon, items }]) => [
    name,
    { description, toolbar: { icon, dynamicTitle: true, items: [...items] } },
  ]),
)
