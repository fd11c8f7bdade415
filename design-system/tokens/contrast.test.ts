/** The contrast of every text and icon on every surface it is used on, in every brand and theme (WCAG 1.4.3, 1.4.11). */
import { describe, expect, test } from 'vitest'
import { BRANDS } from './brands.ts'
import { light } from './light.ts'
import { contrastRatio, blend } from './luminance.ts'
import { AVAILABILITIES, type Theme } from './theme.ts'
import { themesOf } from './themes.ts'

const THEMES = BRANDS.flatMap((brand) =>
  Object.entries(themesOf(brand)).map(([name, theme]) => [`${brand.name}, ${name}`, theme] as const),
)
const TEXT = 4.5
const SIGN = 3

type Pair = readonly [what: string, front: (theme: Theme) => string, back: (theme: Theme) => string]

const namesOf = <T extends object>(group: T) => Object.keys(group) as (keyof T & string)[]

/** Inverse surfaces have their own inks. */
const SURFACES = namesOf(light.surface).filter((name) => !name.startsWith('inverse'))
const TONES = ['success', 'warning', 'danger', 'info'] as const

const onSurfaces = (
  what: string,
  front: (theme: Theme) => string,
  names: readonly (keyof Theme['surface'])[] = SURFACES,
): Pair[] => names.map((name) => [`${what} on ${name}`, front, (theme) => theme.surface[name]])

const underVeils = (
  what: string,
  front: (theme: Theme) => string,
  ground: (theme: Theme) => string,
  veils: 'quiet' | 'inverse' = 'quiet',
): Pair[] =>
  (['Hover', 'Pressed'] as const).map((state) => [
    `${what}, ${state}`,
    front,
    (theme) => blend(theme.action[`${veils}${state}`], ground(theme)),
  ])

const texts: Pair[] = [
  ...(['default', 'muted', 'subtle'] as const).flatMap((ink) => onSurfaces(`ink ${ink}`, (theme) => theme.ink[ink])),
  ...(['link', 'accent', 'placeholder', 'disabled'] as const).flatMap((ink) =>
    onSurfaces(`ink ${ink}`, (theme) => theme.ink[ink], ['canvas', 'raised', 'sunken', 'overlay']),
  ),
  ...onSurfaces('problem of a field', (theme) => theme.danger.ink, ['canvas', 'raised', 'sunken', 'overlay']),
  ...onSurfaces('amount taken off', (theme) => theme.success.ink, ['canvas', 'raised', 'overlay']),
  ...(['inverse', 'inverseMuted'] as const).flatMap((ink) =>
    onSurfaces(`ink ${ink}`, (theme) => theme.ink[ink], ['inverse', 'inverseRaised']),
  ),
  ['heading of the footer', ({ ornament }) => ornament.footHeading, ({ surface }) => surface.inverse],
  ['ink of an action', ({ action }) => action.ink, ({ action }) => action.bg],
  ['ink of an action, hovered', ({ action }) => action.ink, ({ action }) => action.bgHover],
  ['ink of an action, pressed', ({ action }) => action.ink, ({ action }) => action.bgPressed],
  ['ink of a disabled action', ({ action }) => action.disabledInk, ({ action }) => action.disabledBg],
  ['ink of a busy action', ({ ink }) => ink.default, ({ action }) => action.disabledBg],
  ...SURFACES.flatMap((name) =>
    underVeils(
      `ink of a quiet action on ${name}`,
      ({ ink }) => ink.default,
      ({ surface }) => surface[name],
    ),
  ),
  ...TONES.flatMap((tone) =>
    underVeils(
      `ink of a quiet action on ${tone}`,
      (theme) => theme[tone].ink,
      (theme) => theme[tone].bg,
    ),
  ),
  ...AVAILABILITIES.flatMap((day) =>
    underVeils(
      `ink of a day that is ${day}`,
      ({ availability }) => availability[`${day}Ink`],
      ({ availability }) => availability[`${day}Bg`],
    ),
  ),
  ...underVeils(
    'ink of a sold day between its stripes',
    ({ availability }) => availability.soldInk,
    ({ surface }) => surface.overlay,
  ),
  ...(['inverse', 'inverseRaised'] as const).flatMap((name) =>
    underVeils(
      `ink of an inverse action on ${name}`,
      ({ ink }) => ink.inverse,
      ({ surface }) => surface[name],
      'inverse',
    ),
  ),
  ['ink of what is selected', ({ action }) => action.selectedInk, ({ action }) => action.selectedBg],
  ...TONES.map((tone): Pair => [`ink of ${tone}`, (theme) => theme[tone].ink, (theme) => theme[tone].bg]),
  ...AVAILABILITIES.map((day): Pair => [
    `ink of a day that is ${day}`,
    ({ availability }) => availability[`${day}Ink`],
    ({ availability }) => availability[`${day}Bg`],
  ]),
  ['a sold day between its stripes', ({ availability }) => availability.soldInk, ({ surface }) => surface.overlay],
]

/** A bright button is visible by its face, a dark one by its edge, which has the colour of its ink. */
const faceOrEdge = ({ action, surface }: Theme): string =>
  contrastRatio(action.bg, surface.inverse) < SIGN ? action.ink : action.bg

const signs: Pair[] = [
  ...onSurfaces('outline of a control', (theme) => theme.border.control, ['canvas', 'raised', 'sunken', 'overlay']),
  ...onSurfaces('strong outline', (theme) => theme.border.strong),
  ...onSurfaces('focus ring', (theme) => theme.focus.outer),
  ['focus ring beside its inner ring', ({ focus }) => focus.outer, ({ focus }) => focus.inner],
  ...onSurfaces('sign of a problem', (theme) => theme.danger.icon, ['canvas', 'raised', 'sunken', 'overlay']),
  ...onSurfaces('outline of an invalid field', (theme) => theme.danger.border, ['canvas', 'raised', 'overlay']),
  ...onSurfaces('edge of an action', (theme) => theme.action.border, ['canvas', 'raised', 'overlay']),
  ...onSurfaces('dot of a free day', (theme) => theme.ornament.tick, ['canvas', 'raised', 'overlay']),
  ...AVAILABILITIES.map((day): Pair => [
    `sign of a day that is ${day}`,
    ({ availability }) => availability[`${day}Border`],
    ({ availability }) => availability[`${day}Bg`],
  ]),
  ['face or edge of an action on inverse', faceOrEdge, ({ surface }) => surface.inverse],
  ['selected day beside the others', ({ action }) => action.selectedBg, ({ surface }) => surface.overlay],
  ...TONES.map((tone): Pair => [`sign of ${tone}`, (theme) => theme[tone].icon, (theme) => theme[tone].bg]),
]

describe.each(THEMES)('in the theme %s', (_name, theme) => {
  test('what lies in the page, such as a field that is read only, differs from what stands on it', () => {
    expect([theme.surface.canvas, theme.surface.raised]).not.toContain(theme.surface.sunken)
  })

  test.each(texts)('%s is readable', (_what, front, back) => {
    expect(contrastRatio(front(theme), back(theme))).toBeGreaterThanOrEqual(TEXT)
  })

  test.each(signs)('%s is visible', (_what, front, back) => {
    expect(contrastRatio(front(theme), back(theme))).toBeGreaterThanOrEqual(SIGN)
  })
})

test('computes WCAG contrast ratios', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
  expect(contrastRatio('#fdb117', '#fdb117')).toBe(1)
})
