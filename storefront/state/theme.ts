/**
 * The chosen theme: a cookie, since the home page clears local storage (C-006), which `head.js` applies before
 * the first paint. Without one the device decides.
 */
import { atom } from 'jotai'
import { cookie, keepCookie, ONE_YEAR } from '../api/identity.ts'
import { THEME_COOKIE } from '../storageKeys.ts'
import { store } from './store.ts'

export const THEMES = ['device', 'light', 'dark', 'high-contrast'] as const
export type ThemeChoice = (typeof THEMES)[number]

function isTheme(value: string): value is ThemeChoice {
  return THEMES.some((theme) => theme === value)
}

function kept(): ThemeChoice {
  const value = cookie(THEME_COOKIE)
  return isTheme(value) ? value : 'device'
}

export const themeAtom = atom<ThemeChoice>('device')

/** For the control: `head.js` has applied it. */
export function restoreTheme(): void {
  store.set(themeAtom, kept())
}

/** Any other value means the device's choice. */
export function chooseTheme(value: string): void {
  const theme = isTheme(value) ? value : 'device'
  keepCookie(THEME_COOKIE, theme, theme === 'device' ? 0 : ONE_YEAR)
  if (theme === 'device') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  store.set(themeAtom, theme)
}
