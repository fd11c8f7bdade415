/**
 * The tokens as a W3C design tokens file (DTCG 2025.10). Values without a type in that format (fluid sizes, the arch)
 * are in `$extensions`.
 */
import { apertureAcres } from './brands/apertureAcres.ts'
import type { Brand } from './brands/brand.ts'
import { boxShadow, brightness, color, fluid, length, paletteNames } from './dtcgValues.ts'
import { ease, fontSize, fontWeight, fontWidth, layer, lineHeight, MILLISECONDS, size, space } from './scale.ts'
import type { Theme } from './theme.ts'
import { themesOf, type ThemeName } from './themes.ts'

const ROOT_PX = 16

export type TokenNode = { readonly [key: string]: unknown }

const each = <T>(values: Readonly<Record<string, T>>, of: (value: T) => TokenNode | undefined): TokenNode =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const node = of(value)
      // Names must not contain dots: 1.5 becomes 1-5.
      return node ? [[name.replace('.', '-'), node]] : []
    }),
  )

type Names = ReadonlyMap<string, string>

const colors = (of: Readonly<Record<string, string>>, names?: Names): TokenNode => ({
  $type: 'color',
  ...each(of, (css) => ({ $value: names?.get(css) ?? color(css) })),
})

function theme(
  { shadow, ornament: { pictureDim, ...ornament }, ...jobs }: Theme,
  names: Names,
  description: string,
): TokenNode {
  return {
    $description: description,
    ...each(jobs, (group) => colors(group, names)),
    ornament: {
      ...colors(ornament, names),
      pictureDim: { $type: 'number', $value: brightness(pictureDim), $description: 'Brightness of pictures.' },
    },
    shadow: { $type: 'shadow', ...each(shadow, (css) => ({ $value: boxShadow(css) })) },
  }
}

const lengths = (of: Readonly<Record<string, string>>): TokenNode => ({
  $type: 'dimension',
  ...each(of, (css) => (css.startsWith('clamp(') ? fluid(css) : length(css))),
})
const numbers = (of: Readonly<Record<string, string>>): TokenNode => ({
  $type: 'number',
  ...each(of, (css) => ({ $value: Number.parseFloat(css) })),
})

export function designTokens(brand: Brand = apertureAcres): TokenNode {
  const { palette, font, radius, shape } = brand
  const names = paletteNames(palette)
  const { light, dark, 'high-contrast': highContrast } = themesOf(brand)
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: `Tokens of the ${brand.name} design system. Generated: change the sources in tokens/.`,
    palette: {
      $description: 'The scales of opaque colours. Only themes use it.',
      ...each(palette, (shades) =>
        typeof shades === 'string' ? { $type: 'color', $value: color(shades) } : colors(shades),
      ),
    },
    theme: {
      light: theme(light, names, 'Day.'),
      dark: theme(dark, names, 'A night shoot.'),
      'high-contrast': theme(highContrast, names, 'White, black, an outline round everything.'),
    },
    font: {
      $type: 'fontFamily',
      ...each(font, (css) => ({ $value: css.split(',').map((family) => family.trim().replaceAll('"', '')) })),
    },
    fontSize: lengths(fontSize),
    fontWeight: { $type: 'fontWeight', ...each(fontWeight, (css) => ({ $value: Number(css) })) },
    fontWidth: { $description: 'Per cent of the normal width.', ...numbers(fontWidth) },
    lineHeight: { $description: 'Times the size of the text.', ...numbers(lineHeight) },
    space: lengths(space),
    size: lengths(size),
    radius: { ...lengths(radius), $extensions: { 'aperture-acres.css': { arch: radius.arch, shape } } },
    duration: {
      $type: 'duration',
      $description: 'Turn to 1 ms where somebody asks for reduced motion.',
      ...each(MILLISECONDS, (value) => ({ $value: { value, unit: 'ms' } })),
    },
    ease: {
      $type: 'cubicBezier',
      ...each(ease, (css) => ({ $value: css.slice('cubic-bezier('.length, -1).split(',').map(Number) })),
    },
    layer: { $description: 'z-index.', ...numbers(layer) },
  }
}

const isNode = (value: unknown): value is TokenNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Figma's import reads only pixels and seconds. */
function inFigmaUnits(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inFigmaUnits)
  if (!isNode(node)) return node
  const { value, unit } = node
  if (typeof value === 'number' && unit === 'rem') return { value: value * ROOT_PX, unit: 'px' }
  if (typeof value === 'number' && unit === 'ms') return { value: value / 1000, unit: 's' }
  return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, inFigmaUnits(child)]))
}

/**
 * One theme in a file of its own, which a drawing program imports as one mode of its variables. Groups have the names
 * that components use: `surface/canvas`.
 */
export function themeTokens(brand: Brand, name: ThemeName): TokenNode {
  const { theme: themes, $schema, ...rest } = designTokens(brand)
  const jobs = (themes as Readonly<Record<string, TokenNode>>)[name]
  return inFigmaUnits({ $schema, ...jobs, ...rest, $description: `${brand.name}, ${name}.` }) as TokenNode
}
