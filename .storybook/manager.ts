// Storybook's own interface in the site's colors, in the reader's color scheme.
import { addons } from 'storybook/manager-api'
import { addEventsPanel } from './events/panel.tsx'
import { GIVEN, type Given } from './given.ts'
import { addTalkTools } from './talk/tools.tsx'
import { addSideBySide } from './toolbar/SideBySide.tsx'

const { bookThemes, houseThemes } = (window as unknown as Record<typeof GIVEN, Given>)[GIVEN]
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)')
const dress = () => {
  addons.setConfig({ theme: bookThemes[prefersDark.matches ? 'dark' : 'light'] })
  // Our panels use the names of the colors in the contract.
  const root = document.documentElement.style
  for (const [name, value] of Object.entries(houseThemes[prefersDark.matches ? 'ink' : 'paper']))
    root.setProperty(`--c-${name}`, value)
  root.colorScheme = prefersDark.matches ? 'dark' : 'light'
}
dress()
prefersDark.addEventListener('change', dress)
addEventsPanel()
addSideBySide()
addTalkTools()
