// Bad input in an address: unknown values of the switches and of the story's arguments.
import { settingOf, type Switched } from './settings.ts'
import { switches, type SwitchName } from './switches.ts'

/** A list in the address, as names with what they are set to: `theme:dark;text:long`. */
const inAddress = (parameter: string) =>
  (new URLSearchParams(location.search).get(parameter) ?? '')
    .split(';')
    .filter(Boolean)
    .map((part) => part.split(':') as [string, string?])

/** Each as a visitor would name it. */
export function strangersIn({ globals, argTypes, viewMode }: Switched): string[] {
  const settings = (Object.keys(switches) as SwitchName[]).filter(
    (name) => settingOf(name, globals) !== globals[name],
  )
  const args = viewMode === 'story' ? inAddress('args') : []
  return [
    ...settings.map((name) => `${switches[name].description.toLowerCase()} “${String(globals[name])}”`),
    ...args.flatMap(([path, value = '']) => {
      const name = path.split(/[.[]/)[0] ?? path
      const options = argTypes[name]?.options
      if (!argTypes[name]) return `argument “${name}”`
      return options && !value.startsWith('!') && path === name && !options.map(String).includes(value)
        ? `${name} “${value}”`
        : []
    }),
  ]
}
