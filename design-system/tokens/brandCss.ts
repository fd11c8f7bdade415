/** The style sheet of a further brand, loaded beside `styles.css`. */
import type { Brand } from './brands/brand.ts'
import { variable } from './scale.ts'
import type { Theme } from './theme.ts'
import { themesOf } from './themes.ts'

const rule = (selectors: readonly string[], lines: readonly string[]) =>
  `${selectors.join(',\n')} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`
const within = (media: string, inner: string) => `@media ${media} {\n${inner}\n}`
const group = (name: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, value]) => `${variable(name, key)}: ${value};`)

/** `data-brand` selects it, on the root or on a part of the page. The theme may be set there, around it or further inside. */
export function brandCss(brand: Brand): string {
  // The repeated attribute outranks `:root:not([data-theme])` of styles.css, whatever the load order.
  const own = `[data-brand][data-brand="${brand.id}"]`
  const chosen = (theme: string) => [
    `${own}[data-theme="${theme}"]`,
    `${own} [data-theme="${theme}"]:not([data-brand])`,
    // Of two themes around it, the nearer one counts.
    `[data-theme="${theme}"] ${own}:not([data-theme], [data-theme="${theme}"] [data-theme]:not([data-theme="${theme}"]) *)`,
  ]
  const byDevice = [`${own}:not([data-theme])`]
  const values = (theme: Theme) => [
    ...Object.entries(theme).flatMap(([name, colors]) => group(name, colors)),
    ...logo(brand, theme),
  ]
  const { light, dark, 'high-contrast': highContrast } = themesOf(brand)
  return `${[
    `/* ${brand.name}: data-brand="${brand.id}". Generated from tokens/brands/. */`,
    '@layer aa.tokens {',
    rule(
      [own],
      [
        ...group('font', brand.font),
        ...group('radius', brand.radius),
        ...group('shape', brand.shape),
        ...drawings(brand),
      ],
    ),
    rule([...byDevice, ...chosen('light')], values(light)),
    within('screen', rule(chosen('dark'), values(dark))),
    rule(chosen('high-contrast'), values(highContrast)),
    within('screen and (prefers-color-scheme: dark)', rule(byDevice, values(dark))),
    within('(prefers-contrast: more)', rule(byDevice, values(highContrast))),
    '}',
  ].join('\n')}\n`
}

function logo(brand: Brand, theme: Theme): string[] {
  if (!brand.logo) return []
  return [
    `--aa-brand-logo: url("data:image/svg+xml,${encodeURIComponent(brand.logo(theme))}") center / contain no-repeat;`,
  ]
}

/** Hides Aperture Acres' drawings: its mark, and the arch around pictures that this brand clips differently. */
const drawings = ({ logo, shape }: Brand): string[] => [
  ...(logo ? ['--aa-brand-own-logo: none;'] : []),
  ...(shape.clip.startsWith('url(') ? [] : ['--aa-brand-arch-line: none;']),
]
