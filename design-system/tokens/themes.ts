import type { Brand } from './brands/brand.ts'
import { darkOf } from './dark.ts'
import { highContrastOf } from './highContrast.ts'
import { lightOf } from './light.ts'

/** By the value of `data-theme`. */
export const themesOf = (brand: Brand) => ({
  light: lightOf(brand),
  dark: darkOf(brand),
  'high-contrast': highContrastOf(brand),
})

export type ThemeName = keyof ReturnType<typeof themesOf>
export const THEME_NAMES: readonly ThemeName[] = ['light', 'dark', 'high-contrast']
