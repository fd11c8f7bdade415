import { BRAND_CHOICES } from './brands.ts'
import { DIRECTIONS, MOTIONS, NO_SCENARIO, SITUATIONS, THEMES } from './modes.ts'

interface Choice {
  value: string
  title: string
}
type ToolbarIcon = 'paintbrush' | 'category' | 'transfer' | 'play' | 'beaker'

function menu(title: string, icon: ToolbarIcon, choices: readonly Choice[]) {
  return {
    description: title,
    toolbar: { title, icon, items: choices.map((choice) => ({ ...choice })), dynamicTitle: true },
  }
}

export const globalTypes = {
  theme: menu('Theme', 'paintbrush', THEMES),
  brand: menu('Brand', 'category', BRAND_CHOICES),
  direction: menu('Direction of the text', 'transfer', DIRECTIONS),
  motion: menu('Motion', 'play', MOTIONS),
  scenario: menu('Backend response', 'beaker', SITUATIONS),
}

export const initialGlobals = {
  theme: 'light',
  brand: 'aperture-acres',
  direction: 'ltr',
  motion: 'full',
  scenario: NO_SCENARIO,
}
