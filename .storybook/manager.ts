// Storybook's own interface in the site's colors, in the reader's color scheme.
import { addons } from 'storybook/manager-api'
import { houseThemes } from '../src/theme/themes.ts'
import { bookThemes } from './bookThemes.ts'
import { addEventsPanel } from './events/panel.tsx'
import { addSideBySide } from './toolbar/SideBySide.tsx'

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)')
const dress = () => {
  addons.setConfig({ theme: bookThemes[prefersDark.matches ? 'dark' : 'light'] })
  // Our own panels take the colors by the names that they have in the contract.
  const root = document.documentElement.style
  for (const [name, value] of Object.entries(houseThemes[prefersDark.matches ? 'ink' : 'paper']))
    root.setProperty(`--c-${name}`, value)
  root.colorScheme = prefersDark.matches ? 'dark' : 'light'
}
dress()
prefersDark.addEventListener('change', dress)
addEventsPanel()
addSideBySide()
