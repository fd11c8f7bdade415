/**
 * Applies a theme by `data-theme`, else by the device's setting. Dark is for screens only, because browsers print no
 * backgrounds. Also sets the durations of motion.
 */
import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { color } from './contract.css.ts'
import { highContrast } from './highContrast.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { MILLISECONDS } from './scale.ts'

createGlobalTheme(':root, [data-theme="light"]', color, light)
createGlobalTheme('[data-theme="high-contrast"]', color, highContrast)

globalStyle(':root:not([data-theme])', {
  '@media': {
    'screen and (prefers-color-scheme: dark)': { vars: assignVars(color, dark), colorScheme: 'dark' },
    '(prefers-contrast: more)': { vars: assignVars(color, highContrast), colorScheme: 'light' },
  },
})
globalStyle(':root, [data-theme="light"], [data-theme="high-contrast"]', { colorScheme: 'light' })
globalStyle('[data-theme="dark"]', { '@media': { screen: { vars: assignVars(color, dark), colorScheme: 'dark' } } })

const durations = (of: (milliseconds: number) => number) =>
  Object.fromEntries(Object.entries(MILLISECONDS).map(([name, ms]) => [`--aa-duration-${name}`, `${of(ms)}ms`]))

globalStyle(':root', {
  vars: durations((ms) => ms),
  '@media': { '(prefers-reduced-motion: reduce)': { vars: durations(() => 1) } },
})
