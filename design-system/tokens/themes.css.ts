/**
 * Applies a theme by `data-theme`, else by the device's setting. Dark is for screens only, because browsers print no
 * backgrounds.
 */
import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { color } from './contract.css.ts'
import { highContrast } from './highContrast.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

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
