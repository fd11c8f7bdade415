/**
 * The chosen theme, in a cookie. `head.js` applies it before the first paint. Without a cookie the device's preference
 * counts.
 */
import { atom } from 'jotai'
import { cookie, keepCookie, ONE_YEAR } from '../api/identity.ts'
import { THEME_COOKIE } from '../storageKeys.ts'
import { store } from './store.ts'

export const THEMES = ['device', 'light', 'dark', 'high-contrast'] as const
export type ThemeChoice = (typeof THEMES)[number]

function themeOf(value: string): ThemeChoice {
  return THEMES.find((theme) => theme === value) ?? 'device'
}

export const themeAtom = atom<ThemeChoice>('device')

/** Updates only the control, because `head.js` has applied the theme already. */
export function restoreTheme(): void {
  store.set(themeAtom, themeOf(cookie(THEME_COOKIE)))
}

export function chooseTheme(value: string): void {
  const theme = themeOf(value)
  keepCookie(THEME_COOKIE, theme, theme === 'device' ? 0 : ONE_YEAR)
  if (theme === 'device') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  store.set(themeAtom, theme)
}
