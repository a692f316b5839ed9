// The workshop around the stories in the house's own colors, by the preference of whoever works in it.
import { addons } from 'storybook/manager-api'
import { bookThemes } from './bookThemes.ts'

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)')
const dress = () => addons.setConfig({ theme: bookThemes[prefersDark.matches ? 'dark' : 'light'] })
dress()
prefersDark.addEventListener('change', dress)
