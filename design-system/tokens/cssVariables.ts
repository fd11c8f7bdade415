/** The tokens as plain CSS variables, for pages without the components. */
import { apertureAcres } from './brands/apertureAcres.ts'
import { highContrast } from './highContrast.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import {
  ease,
  fontSize,
  fontWeight,
  fontWidth,
  layer,
  lineHeight,
  MILLISECONDS,
  size,
  space,
  variable,
} from './scale.ts'
import type { Theme } from './theme.ts'

type Values = Readonly<Record<string, string>>

const group = (name: string, values: Values) =>
  Object.entries(values).map(([key, value]) => `${variable(name, key)}: ${value};`)
const colors = (theme: Theme) => Object.entries(theme).flatMap(([name, values]) => group(name, values))
const times = (of: (milliseconds: number) => number) =>
  Object.entries(MILLISECONDS).map(([name, ms]) => `${variable('duration', name)}: ${of(ms)}ms;`)
const rule = (selector: string, lines: readonly string[]) =>
  `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`

const { font, radius, shape } = apertureAcres
const SCALE = { font, fontSize, fontWeight, fontWidth, lineHeight, space, size, radius, shape, ease, layer }

/** The whole sheet: common values, then each theme by `data-theme` or by the device's setting. */
export function cssVariables(): string {
  return `${[
    '/* Generated from tokens/. Choose a theme by data-theme="light", "dark" or "high-contrast"; without one the device chooses. */',
    '@layer aa.tokens {',
    rule(':root', [...Object.entries(SCALE).flatMap(([name, values]) => group(name, values)), ...times((ms) => ms)]),
    rule('@media (prefers-reduced-motion: reduce)', [
      rule(
        ':root',
        times(() => 1),
      ),
    ]),
    rule(':root, [data-theme="light"]', ['color-scheme: light;', ...colors(light)]),
    rule('@media screen', [rule('[data-theme="dark"]', ['color-scheme: dark;', ...colors(dark)])]),
    rule('[data-theme="high-contrast"]', ['color-scheme: light;', ...colors(highContrast)]),
    rule('@media screen and (prefers-color-scheme: dark)', [
      rule(':root:not([data-theme])', ['color-scheme: dark;', ...colors(dark)]),
    ]),
    rule('@media (prefers-contrast: more)', [
      rule(':root:not([data-theme])', ['color-scheme: light;', ...colors(highContrast)]),
    ]),
    '}',
  ].join('\n')}\n`
}
