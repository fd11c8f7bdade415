import { describe, expect, test } from 'vitest'
import { BRANDS, OTHER_BRANDS } from './brands.ts'
import { brandCss } from './brandCss.ts'
import { lotusCourt } from './brands/lotusCourt.ts'
import { cssVariables } from './cssVariables.ts'
import { designTokens, themeTokens } from './dtcg.ts'
import { boxShadow, brightness, color, fluid, length, paletteNames } from './dtcgValues.ts'
import { light } from './light.ts'
import { resolver } from './resolver.ts'
import { branded, font, radius, shape, variable } from './scale.ts'
import { THEME_NAMES } from './themes.ts'

type Node = Record<string, unknown>
type Token = { path: string; type: string | undefined; value: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

function tokensOf(node: Node, path: readonly string[] = [], inherited?: string): Token[] {
  const type = typeof node['$type'] === 'string' ? node['$type'] : inherited
  if ('$value' in node) return [{ path: path.join('.'), type, value: node['$value'] }]
  return Object.entries(node).flatMap(([name, child]) =>
    name.startsWith('$') || !isNode(child) ? [] : tokensOf(child, [...path, name], type),
  )
}

const number = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const isColor = (value: unknown): boolean =>
  isNode(value) &&
  value['colorSpace'] === 'srgb' &&
  Array.isArray(value['components']) &&
  value['components'].length === 3 &&
  value['components'].every((part: unknown) => number(part) && Number(part) >= 0 && Number(part) <= 1) &&
  /^#[0-9a-f]{6}$/.test(String(value['hex']))
const measured = (value: unknown, units: readonly string[]) =>
  isNode(value) && number(value['value']) && units.includes(String(value['unit']))
const isLength = (value: unknown) => measured(value, ['px', 'rem'])

const VALID: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColor,
  dimension: isLength,
  duration: (value) => measured(value, ['ms', 's']),
  fontFamily: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((family) => typeof family === 'string'),
  fontWeight: (value) => number(value) && Number(value) >= 1 && Number(value) <= 1000,
  number,
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(number) &&
    [value[0], value[2]].every((x) => Number(x) >= 0 && Number(x) <= 1),
  shadow: (value) =>
    (Array.isArray(value) ? value : [value]).every(
      (part: unknown) =>
        isNode(part) &&
        isColor(part['color']) &&
        ['offsetX', 'offsetY', 'blur', 'spread'].every((name) => isLength(part[name])),
    ),
}

const read = (node: object) => JSON.parse(JSON.stringify(node)) as Node

describe.each(BRANDS)('the design tokens file of $name', (brand) => {
  const file = read(designTokens(brand))
  const tokens = tokensOf(file)
  const byPath = new Map(tokens.map((token) => [token.path, token]))

  test('has the palette, three themes, type, space, corners and motion', () => {
    expect(Object.keys(file).filter((name) => !name.startsWith('$'))).toEqual([
      'palette',
      'theme',
      'font',
      'fontSize',
      'fontWeight',
      'fontWidth',
      'lineHeight',
      'space',
      'size',
      'radius',
      'duration',
      'ease',
      'layer',
    ])
    expect(Object.keys(file['theme'] as Node)).toEqual(['light', 'dark', 'high-contrast'])
    expect(tokens.length).toBeGreaterThan(250)
  })

  test('has a type and a valid value for each token', () => {
    const wrong = tokens.filter(({ type, value }) => !type || (typeof value !== 'string' && !VALID[type]?.(value)))
    expect(wrong).toEqual([])
  })

  test('refers to existing tokens of the same type', () => {
    const references = tokens.filter(({ value }) => typeof value === 'string')
    expect(references.length).toBeGreaterThan(100)
    for (const { path, type, value } of references) {
      const to = byPath.get(String(value).replace(/^\{(.+)\}$/, '$1'))
      expect(to, `${path} refers to ${String(value)}`).toBeDefined()
      expect(to?.type, path).toBe(type)
      expect(typeof to?.value, `${path} refers to a value, not to a reference`).toBe('object')
    }
  })

  test('uses names the format allows', () => {
    expect(tokens.filter(({ path }) => path.split('.').some((name) => /^\$|[{}]/.test(name) || name === ''))).toEqual(
      [],
    )
  })
})

/** Values of the style sheet by variable. The first block of a theme is the one that `data-theme` selects. */
function valuesIn(css: string, opens: string): ReadonlyMap<string, string> {
  const from = css.indexOf(opens)
  const block = css.slice(css.indexOf('{', from), css.indexOf('}', from))
  return new Map([...block.matchAll(/(--aa-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

const handedOver = BRANDS.flatMap((brand) => THEME_NAMES.map((theme) => [brand, theme] as const))

describe.each(handedOver)('the file for drawing programs of $id, theme %s', (brand, theme) => {
  const tokens = tokensOf(read(themeTokens(brand, theme)))
  const byPath = new Map(tokens.map((token) => [token.path, token.value]))
  const css = brand === BRANDS[0] ? cssVariables() : brandCss(brand)
  const selector = brand === BRANDS[0] ? `[data-theme="${theme}"]` : `[data-brand="${brand.id}"][data-theme="${theme}"]`
  const colours = tokens.filter(({ path, type }) => type === 'color' && !path.startsWith('palette.'))

  test('has each colour as the style sheet has it', () => {
    const sheet = valuesIn(css, selector)
    expect(colours.length).toBeGreaterThan(60)
    for (const { path, value } of colours) {
      const [group = '', job = ''] = path.split('.')
      const resolved = typeof value === 'string' ? byPath.get(value.slice(1, -1)) : value
      expect(resolved, path).toEqual(color(sheet.get(variable(group, job)) ?? ''))
    }
  })

  test('has lengths in pixels and durations in seconds, as the style sheet has them', () => {
    const common = valuesIn(cssVariables(), ':root {')
    const measures = tokens.filter(({ path }) => /^(?:space|size|fontSize|duration)\./.test(path))
    expect(measures.some(({ type }) => type === 'duration')).toBe(true)
    for (const { path, value } of measures) {
      const [group = '', name = ''] = path.split('.')
      const { value: amount, unit } = value as { value: number; unit: string }
      expect(unit, path).toBe(group === 'duration' ? 's' : 'px')
      // The maximum of a fluid size.
      const written = common.get(variable(group, name.replace('-', '.')))?.replace(/^clamp\(.*, ([^,]+)\)$/, '$1') ?? ''
      const factor = written.endsWith('rem') ? 16 : written.endsWith('ms') ? 0.001 : 1
      expect(amount, path).toBeCloseTo(Number.parseFloat(written) * factor, 5)
    }
  })
})

describe('the resolver', () => {
  const { modifiers } = read(resolver()) as {
    modifiers: Record<'brand' | 'theme', { contexts: Record<string, unknown[]> }>
  }

  test('knows every brand and theme', () => {
    expect(Object.values(modifiers.brand.contexts)).toEqual([
      [{ $ref: 'tokens.json' }],
      ...OTHER_BRANDS.map(({ id }) => [{ $ref: `brands/${id}.json` }]),
    ])
    expect(Object.keys(modifiers.theme.contexts)).toEqual(['light', 'dark', 'high-contrast'])
  })

  test.each(BRANDS)('finds the tokens of each theme in the file of $name', (brand) => {
    const there = new Map(tokensOf(read(designTokens(brand))).map(({ path, type }) => [`{${path}}`, type]))
    for (const sources of Object.values(modifiers.theme.contexts)) {
      const active = sources.flatMap((source) => tokensOf(source as Node))
      expect(active.length).toBeGreaterThan(70)
      for (const { path, type, value } of active) expect(there.get(String(value)), path).toBe(type)
    }
  })
})

describe('values', () => {
  test('reads colours with and without transparency', () => {
    expect(color('#fdb117')).toEqual({ colorSpace: 'srgb', components: [0.9922, 0.6941, 0.0902], hex: '#fdb117' })
    expect(color('rgb(0 8 6 / .76)')).toMatchObject({ alpha: 0.76, hex: '#000806' })
    expect(() => color('goldenrod')).toThrow('Not a colour: goldenrod')
  })

  test('reads shadows of one and of two layers', () => {
    expect(boxShadow('0 0 0 1px #000')).toMatchObject({ spread: { value: 1, unit: 'px' }, color: { hex: '#000000' } })
    expect(boxShadow('0 2px 6px rgb(1 2 3 / .5), 0 4px 8px -2px rgb(1 2 3 / .5)')).toMatchObject([
      { blur: { value: 6 } },
      { spread: { value: -2 } },
    ])
    expect(() => boxShadow('inset 0 0 red')).toThrow('Not a shadow')
  })

  test('takes the maximum of a fluid size and keeps the rest in $extensions', () => {
    expect(fluid('clamp(1rem, 0.5rem + 1vw, 2rem)')).toEqual({
      $value: { value: 2, unit: 'rem' },
      $extensions: {
        'aperture-acres.fluid': { least: { value: 1, unit: 'rem' }, css: 'clamp(1rem, 0.5rem + 1vw, 2rem)' },
      },
    })
  })

  test('leaves out units the format lacks', () => {
    expect(length('62ch')).toBeUndefined()
    expect(length('12')).toBeUndefined()
    expect(length('0')).toEqual({ $value: { value: 0, unit: 'px' } })
  })

  test('reads a dimmed picture', () => {
    expect(brightness('brightness(.92)')).toBe(0.92)
    expect(() => brightness('sepia(1)')).toThrow('Not a brightness')
  })

  test('throws for duplicate colours', () => {
    expect(() => paletteNames({ snow: '#ffffff', white: '#ffffff' })).toThrow('one colour')
  })
})

describe('plain CSS variables', () => {
  const css = cssVariables()

  test('have the names that components use', () => {
    expect(variable('surface', 'inverseRaised')).toBe('--aa-surface-inverse-raised')
    expect(css).toContain('--aa-surface-inverse-raised: #094033;')
    expect(css).toContain('--aa-space-4: 16px;')
    expect(css).toContain('--aa-duration-quick: 160ms;')
  })

  test('define every theme completely', () => {
    const named = Object.values(light).flatMap((group) => Object.keys(group)).length
    const colors = (block: string | undefined) => block?.match(/^ +--aa-[\w-]+: /gm)?.length
    const blocks = css.split(/\[data-theme[^{]*\{|:root:not\(\[data-theme\]\) \{/).slice(1)
    expect(blocks.map((block) => colors(block))).toEqual([named, named, named, named, named])
  })
})

describe('the style sheet of a brand', () => {
  const css = brandCss(lotusCourt)

  test('is for data-brand only, and defines every theme completely', () => {
    const named = Object.values(light).flatMap((group) => Object.keys(group)).length
    const blocks = css.split('}').map((block) => block.match(/--aa-(?!font|radius|shape|brand)[\w-]+: /g)?.length ?? 0)
    expect(blocks.filter((count) => count > 0)).toEqual([named, named, named, named, named])
    for (const [selector] of css.matchAll(/^[^@/ }].*[,{]$/gm)) expect(selector).toContain('[data-brand="lotus-court"]')
  })

  test('gives a branded part the theme that is chosen around it', () => {
    for (const theme of THEME_NAMES)
      expect(css).toContain(`[data-theme="${theme}"] [data-brand][data-brand="lotus-court"]:not([data-theme], `)
  })

  test('sets every variable that components take from a brand', () => {
    for (const value of [
      ...Object.values(font),
      ...Object.values(radius),
      ...Object.values(shape),
      ...Object.values(branded),
    ])
      expect(css).toContain(`${/--[\w-]+/.exec(value)?.[0]}: `)
  })
})
