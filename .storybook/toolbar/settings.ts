// What the globals of a story say, in the toolbar's terms.
import { switches, untouched, type SwitchName, type ValueOf } from './switches.ts'

/** What a switch is set to; what it can't be counts as untouched. */
export function settingOf<Name extends SwitchName>(
  name: Name,
  globals: Readonly<Record<string, unknown>>,
): ValueOf<Name> {
  const items: readonly { value: ValueOf<Name> }[] = switches[name].items
  return items.find(({ value }) => value === globals[name])?.value ?? untouched[name]
}
