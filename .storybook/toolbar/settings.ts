// What the globals of a story say, in the toolbar's terms.
import { switches, untouched, type SwitchName, type ValueOf } from './switches.ts'

/** By the names of the switches, and others of Storybook's. */
export type Globals = Readonly<Record<string, unknown>>

/** What is needed of a story to set the switches for it. */
export interface Switched {
  id: string
  viewMode: string
  globals: Globals
  canvasElement: HTMLElement
  argTypes: Readonly<Record<string, { options?: readonly unknown[] | undefined }>>
}

/** What a switch is set to; what it can't be counts as untouched. */
export function settingOf<Name extends SwitchName>(name: Name, globals: Globals): ValueOf<Name> {
  const items: readonly { value: ValueOf<Name> }[] = switches[name].items
  return items.find(({ value }) => value === globals[name])?.value ?? untouched[name]
}
