// Stories of what a pointer or the focus changes, without either: the addon of pseudo-classes draws them. The toolbar has the same
// as a switch for every story; as globals of the story they end with it. The tests of stories draw them plain; site/tests/storybookToolbar.test.ts looks at them.

/** Under the pointer: everything, or what a selector finds. */
export const underPointer = (where: string | true = true) => ({ globals: { pseudo: { hover: where } } })
/** With the focus of the keyboard, which one control has: what a selector finds. */
export const inFocus = (where: string) => ({
  globals: { pseudo: { focus: where, focusVisible: where } },
})
/** While it is pressed. */
export const whilePressed = (where: string | true = true) => ({
  globals: { pseudo: { hover: where, active: where } },
})
